/** A tutorial: one recorded match, and where in it a newcomer is told or does something. */

/** A moment of the match that is explained. */
export interface LessonStep {
  /** Names its texts: `learn-ID-title`, `-text`, and `-do` where the move itself would be too long to tell. */
  id: string
  /** Events of the record that have happened then. */
  frame: number
  /** Whether the newcomer makes the next move; otherwise they read and go on. */
  acts: boolean
}

export interface Tutorial {
  /** Of the match; a test plays it again. */
  seed: string
  /** The newcomer's. */
  seat: number
  steps: readonly LessonStep[]
  record: { events: readonly string[]; [key: string]: unknown }
}

/** What the newcomer did in the record at a step, as a table sends it; null where they only read. */
export function expectedMove({ record, seat }: Tutorial, { frame, acts }: LessonStep): string | null {
  const line = record.events[frame] ?? ''
  return acts && line.startsWith(`${seat} `) ? line.slice(line.indexOf(' ') + 1) : null
}

/** Frames that lead from one step to the next, as they are shown one after the other. */
export function framesBetween(from: LessonStep, to: LessonStep): number[] {
  return Array.from({ length: to.frame - from.frame }, (_, at) => from.frame + 1 + at)
}

/** Whether the newcomer would have had to choose in between: that part of the match is left out. */
export function isLeap(tutorial: Tutorial, from: LessonStep, to: LessonStep): boolean {
  const first = from.acts ? from.frame + 1 : from.frame
  const isLast = to === tutorial.steps.at(-1)
  const own = `${tutorial.seat} `
  return !isLast && tutorial.record.events.slice(first, to.frame).some((line) => line.startsWith(own))
}

function place(game: string): string {
  return `ridotto.learn.${game}`
}

/** Where somebody left a tutorial; the beginning where nothing is kept. */
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

/** Keeps a step; whoever has come to the end begins anew next time. */
export function keepStep(game: string, { steps }: Tutorial, at: number): void {
  try {
    const step = at < steps.length - 1 ? steps[at] : undefined
    if (step && at > 0) localStorage.setItem(place(game), step.id)
    else localStorage.removeItem(place(game))
  } catch {
    // Then it begins anew next time.
  }
}
