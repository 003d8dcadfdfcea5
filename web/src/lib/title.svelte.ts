import { t } from './words.svelte'

/** Keeps the title of the window, and of the tab, as the page says; null: another part of the page says it. */
export function keepTitle(title: () => string | null): void {
  $effect(() => {
    const said = title()
    if (said !== null) document.title = said
  })
}

/** The same with the name of the site behind the page's own. */
export function keepPageTitle(page: () => string | null): void {
  keepTitle(() => {
    const said = page()
    return said === null ? null : t('title', { page: said })
  })
}
