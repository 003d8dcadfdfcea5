/** A tutorial: one recorded match, and the steps where a newcomer reads or does something. */

/** A moment of the match with an explanation. */
export interface LessonStep {
  /** The prefix of its texts: `learn-ID-title`, `-text`, and `-do` if the move itself is too long to describe. */
  id: string
  /** The number of events of the record before this step. */
  frame: number
  /** Whether the newcomer makes the next move; otherwise they read and continue. */
  acts: boolean
}

export interface Tutorial {
  /** The record of the match; a test replays it. */
  seed: string
  /** The newcomer's seat. */
  seat: number
  steps: readonly LessonStep[]
  record: { events: readonly string[]; [key: string]: unknown }
}

/** The newcomer's recorded move at a step, as a table sends it; null if they only read. */
export function expectedMove({ record, seat }: Tutorial, { frame, acts }: LessonStep): string | null {
  const line = record.events[frame] ?? ''
  return acts && line.startsWith(`${seat} `) ? line.slice(line.indexOf(' ') + 1) : null
}

/** The frames between one step and the next, in the order of display. */
export function framesBetween(from: LessonStep, to: LessonStep): number[] {
  return Array.from({ length: to.frame - from.frame }, (_, at) => from.frame + 1 + at)
}

/** Whether the newcomer would have had to choose in between: that part of the match is skipped. */
export function isLeap(tutorial: Tutorial, from: LessonStep, to: LessonStep): boolean {
  const first = from.acts ? from.frame + 1 : from.frame
  const isLast = to === tutorial.steps.at(-1)
  const own = `${tutorial.seat} `
  return !isLast && tutorial.record.events.slice(first, to.frame).some((line) => line.startsWith(own))
}

function place(game: string): string {
  return `ridotto.learn.${game}`
}

/** The step where the tutorial was left; the first one if nothing is saved. */
export function keptStep(game: string, { steps }: Tutorial): number {
  try {
    const id = localStorage.getItem(place(game))
    return Math.max(
      0,
      steps.findIndex((step) => step.id === id),
    )
  } catch {
    return 0
  }
}

/** Saves a step; after the last one, the tutorial starts from the beginning next time. */
export function keepStep(game: string, { steps }: Tutorial, at: number): void {
  try {
    const step = at < steps.length - 1 ? steps[at] : undefined
    if (step && at > 0) localStorage.setItem(place(game), step.id)
    else localStorage.removeItem(place(game))
  } catch {
    // Then it starts from the beginning next time.
  }
}
