/** The score of a cast, as the sum of the server's values for each singer in each role. */

import type { CastTask, Points } from '../../../protocol'

const nothing = { favourite: 0, gender: 0, director: 0 }

export interface Worth {
  favourite: number
  gender: number
  director: number
}

/** The points that a singer adds in a role. */
export function worthOf(task: CastTask, singer: number, role: number): Worth {
  return task.worth.find((worth) => worth.singer === singer)?.roles[role] ?? nothing
}

export function pointsOf(task: CastTask, cast: readonly number[]): Points {
  const points = { ...task.fixed }
  cast.forEach((singer, role) => {
    const { favourite, gender, director } = worthOf(task, singer, role)
    points.favourites += favourite
    points.gender += gender
    points.director += director
    points.total += favourite + gender + director
  })
  return points
}

export function swapped(cast: readonly number[], one: number, other: number): number[] {
  return cast.map((singer, place) => {
    const from = place === one ? other : place === other ? one : place
    return cast[from] ?? singer
  })
}

/** Whether a list is a complete cast of these singers. */
export function isCast(cast: unknown, singers: readonly number[]): cast is number[] {
  return (
    Array.isArray(cast) && cast.length === singers.length && singers.every((singer) => cast.includes(singer))
  )
}
