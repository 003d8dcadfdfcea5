/** A card that was chosen before it was one's turn. It can be taken back until then, and nobody else hears of it. */
export class Ahead {
  #card: string | null = $state(null)

  get card(): string | null {
    return this.#card
  }

  /** Chooses a card; pressed again it is taken back. */
  toggle(card: string): void {
    this.#card = this.#card === card ? null : card
  }

  takeBack(): void {
    this.#card = null
  }

  /** The card, which is no longer ahead from now on. */
  take(): string | null {
    const card = this.#card
    this.#card = null
    return card
  }
}
