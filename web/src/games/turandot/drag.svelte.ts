/** Dragging with mouse, pen or finger from one numbered place to another. */

const far_px = 6

export class Drag {
  /** The place that is dragged, and how far. */
  from = $state<number | null>(null)
  x = $state(0)
  y = $state(0)
  /** The place under the pointer. */
  over = $state<number | null>(null)
  #start: { place: number; x: number; y: number } | null = null

  /** `placeAt` finds the place at a point of the window; `drop` is told where a drag ended. */
  constructor(
    readonly placeAt: (x: number, y: number) => number | null,
    readonly drop: (from: number, to: number) => void,
  ) {}

  press(event: PointerEvent, place: number): void {
    if (event.button !== 0) return
    this.#start = { place, x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent): void {
    if (!this.#start) return
    this.x = event.clientX - this.#start.x
    this.y = event.clientY - this.#start.y
    if (this.from === null && Math.hypot(this.x, this.y) < far_px) return
    if (this.from === null && event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    this.from = this.#start.place
    this.over = this.placeAt(event.clientX, event.clientY)
  }

  /** Whether a drag ended; a press without one is a click. */
  release(): boolean {
    const { from, over } = this
    this.cancel()
    if (from === null) return false
    if (over !== null && over !== from) this.drop(from, over)
    return true
  }

  cancel(): void {
    this.#start = null
    this.from = null
    this.over = null
  }
}
