/** Measures elements between a change of the page and the next frame.
 *
 *  Measuring during a change forces the browser to lay out the page again and again, all in one task. Here all
 *  measurements run when the change is complete, before any animation starts, and in a separate task: on a phone the
 *  change, the layout and the drawing in one task would delay the response to input. */

type Move = () => void
type Measure = () => Move | undefined

let waiting: Measure[] = []

/** Calls this before the next frame; calls the returned function when all measurements are done. */
export function beforePicture(measure: Measure): void {
  waiting.push(measure)
  if (waiting.length > 1) return
  // Whichever comes first: a frame must not show an element at its target before it has moved there.
  requestAnimationFrame(measureAll)
  soon(measureAll)
}

function measureAll(): void {
  const all = waiting
  waiting = []
  const moves = all.map((measure) => measure())
  for (const move of moves) move?.()
}

/** Runs as a separate task, with high priority if the browser supports that. */
export function soon(call: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(call, { priority: 'user-blocking' })
  else setTimeout(call)
}
