/** Keys that work anywhere on the table, on any keyboard layout. */

/** Whether a key is meant for something else: a dialog, a text, a browser's own shortcut, what came before. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.repeat) return true
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target
  return (
    target instanceof HTMLElement && target.matches('input[type=text], textarea, select, [contenteditable]')
  )
}

/** Whether Enter or Space would press what has the focus. */
export function isOnControl(event: KeyboardEvent): boolean {
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('button, a, summary, input, [role=tab]') !== null
  )
}

/** The figure of a key from 1 to 9, else null. */
export function figureOf(event: KeyboardEvent): number | null {
  const figure = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]
  return figure ? Number(figure) : null
}

/** The letter of a key as on a Latin keyboard, else null. */
export function letterOf(event: KeyboardEvent): string | null {
  return /^Key([A-Z])$/.exec(event.code)?.[1] ?? null
}

/** +1 or -1 for the keys of more and less. */
export function stepOf(event: KeyboardEvent): 1 | -1 | null {
  if (['+', '='].includes(event.key)) return 1
  if (['-', '−'].includes(event.key)) return -1
  return null
}

/** Letters for things in a row: A, B, C … */
export function letterAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
