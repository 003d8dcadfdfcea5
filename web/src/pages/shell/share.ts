/** Copies a text; false where the browser does not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copiedBySelecting(text)
  }
}

/** On plain http, as in a network at home, browsers copy only what is selected. */
function copiedBySelecting(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Nothing outside an open dialog can be selected.
  ;(focused?.closest('dialog') ?? document.body).append(field)
  field.select()
  // No other way is left there, so it stays in browsers though it is deprecated.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const isDone = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
