/** Measuring between a change of the page and the picture that shows it.
 *
 *  Whoever measures amid a change makes the browser lay the page out again and again, and all in one go. Here everybody
 *  measures when the change is complete, before anything begins to move, and in a task of its own: on a telephone the
 *  change, the layout and the drawing would together hold up whoever presses something. */

type Move = () => void
type Measure = () => Move | undefined

let waiting: Measure[] = []

/** Calls this before the next picture is drawn; what it returns is called when all have measured. */
export function beforePicture(measure: Measure): void {
  waiting.push(measure)
  if (waiting.length > 1) return
  // Whichever comes first: a picture must not show what has yet to move at its goal.
  requestAnimationFrame(measureAll)
  soon(measureAll)
}

function measureAll(): void {
  const all = waiting
  waiting = []
  const moves = all.map((measure) => measure())
  for (const move of moves) move?.()
}

/** As a task of its own, before others that wait where the browser knows of such. */
export function soon(call: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(call, { priority: 'user-blocking' })
  else setTimeout(call)
}
