/** Keys of the table: typing a number finds a card, the arrow keys focus the hand from anywhere. */

/** The maximum time for typing a number. */
const typing_ms = 1500

interface Reach {
  root: HTMLElement | undefined
  reachForHand: () => void
}

export class CardKeys {
  #typed = ''
  #typedAt = 0

  press(event: KeyboardEvent, { root, reachForHand }: Reach): void {
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, select, textarea, dialog')
    if (isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return
    if (/^[\d.,]$/.test(event.key)) {
      const isNew = event.timeStamp - this.#typedAt > typing_ms
      this.#typed = (isNew ? '' : this.#typed) + event.key.replace(',', '.')
      this.#typedAt = event.timeStamp
      const exact = root?.querySelector<HTMLElement>(`[data-card="${this.#typed}"]`)
      const near = root?.querySelector<HTMLElement>(`[data-card^="${this.#typed}"]`)
      ;(exact ?? near)?.focus()
    } else if (event.target === document.body && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault()
      reachForHand()
    }
  }
}
