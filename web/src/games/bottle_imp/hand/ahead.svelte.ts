/** A card that the player chose ahead of their turn. They can take it back until then, and no other player is told. */
export class Ahead {
  #card: string | null = $state(null)

  get card(): string | null {
    return this.#card
  }

  /** Chooses a card; choosing it again takes it back. */
  toggle(card: string): void {
    this.#card = this.#card === card ? null : card
  }

  takeBack(): void {
    this.#card = null
  }

  /** Returns the card and clears the choice. */
  take(): string | null {
    const card = this.#card
    this.#card = null
    return card
  }
}
