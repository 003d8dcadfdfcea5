import { toast } from '../../lib/toasts.svelte'
import { t } from '../../lib/words.svelte'

/** Copies a link; where the browser does not allow it, shows the link to copy by hand. */
export async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    toast(t('copied'), 'success')
  } catch {
    toast(t('copy-by-hand', { link: address }))
  }
}
