/** Copies a text; false if the browser does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedBySelecting(text)
  }
}

/** On plain http, for example in a home network, browsers copy only selected text. */
function copiedBySelecting(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // While a dialog is open, only text inside it can be selected.
  ;(focused?.closest('dialog') ?? document.body).append(field)
  field.select()
  // There is no alternative on plain http, so browsers keep it although it is deprecated.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isDone = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
