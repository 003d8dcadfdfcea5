/** Keys that work anywhere on the table, on any keyboard layout. */

/** Whether a key belongs to something else: a dialog, a text field, a browser shortcut, or an earlier handler. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.repeat) return true
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target
  return (
    target instanceof HTMLElement && target.matches('input[type=text], textarea, select, [contenteditable]')
  )
}

/** Whether Enter or Space would press the focused element. */
export function isOnControl(event: KeyboardEvent): boolean {
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('button, a, summary, input, [role=tab]') !== null
  )
}

/** The digit of a key from 0 to 9, otherwise null. */
export function digitOf(event: KeyboardEvent): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]
  return digit ? Number(digit) : null
}

/** The digit of a key from 1 to 9, otherwise null. */
export function figureOf(event: KeyboardEvent): number | null {
  return digitOf(event) || null
}

/** The letter of a key on a Latin keyboard, otherwise null. */
export function letterOf(event: KeyboardEvent): string | null {
  return /^Key([A-Z])$/.exec(event.code)?.[1] ?? null
}

/** +1 or -1 for the plus and minus keys. */
export function stepOf(event: KeyboardEvent): 1 | -1 | null {
  if (['+', '='].includes(event.key)) return 1
  if (['-', '−'].includes(event.key)) return -1
  return null
}

/** Letters for items in a row: A, B, C … */
export function letterAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index)
}
