/** The places of the seats: the player's own at the bottom, then clockwise, so that the left neighbour is on the
 *  left. */

/** In per cent: 0 is at the left or upper edge. The seat's card of a trick is in direction dx, dy from the middle. */
export interface Place {
  x: number
  y: number
  dx: number
  dy: number
}

const own: Place = { x: 50, y: 100, dx: 0, dy: 1 }

const others: Record<number, readonly Place[]> = {
  2: [{ x: 50, y: 0, dx: 0, dy: -1 }],
  3: [
    { x: 4, y: 12, dx: -0.97, dy: -0.25 },
    { x: 96, y: 12, dx: 0.97, dy: -0.25 },
  ],
  4: [
    { x: 1, y: 52, dx: -1, dy: 0 },
    { x: 50, y: 0, dx: 0, dy: -1 },
    { x: 99, y: 52, dx: 1, dy: 0 },
  ],
  5: [
    { x: 1, y: 97, dx: -1, dy: 0.35 },
    { x: 7, y: 0, dx: -0.66, dy: -1 },
    { x: 93, y: 0, dx: 0.66, dy: -1 },
    { x: 99, y: 97, dx: 1, dy: 0.35 },
  ],
  6: [
    { x: 1, y: 97, dx: -1, dy: 0.64 },
    { x: 3, y: 18, dx: -1, dy: -0.64 },
    { x: 50, y: 0, dx: 0, dy: -1 },
    { x: 97, y: 18, dx: 1, dy: -0.64 },
    { x: 99, y: 97, dx: 1, dy: 0.64 },
  ],
}

export function placesFor(players: number): readonly Place[] {
  return [own, ...(others[players] ?? [])]
}

/** The places of the others if there is only room on both sides: their order from the top on each side. */
export function sidesFor(players: number): readonly { side: 'left' | 'right'; at: number; of: number }[] {
  const places = placesFor(players).slice(1)
  const isLeft = ({ x }: Place) => x < 50
  return places.map((place) => {
    const beside = places.filter((other) => isLeft(other) === isLeft(place))
    const above = beside.filter((other) => other.y < place.y)
    return { side: isLeft(place) ? 'left' : 'right', at: above.length, of: beside.length }
  })
}

/** The place of a seat's bottles on a wide table: towards the middle, or where more players leave more room. */
export type BottlesStand = 'inwards' | 'under' | 'over'

/** With many players, the cards of the trick extend to the seats on both sides. */
export function bottlesAt({ x, y }: Place, players: number): BottlesStand {
  if (players < 5 || x === 50) return 'inwards'
  return y < 50 ? 'under' : 'over'
}

/** A letter for each team of this round in the order of first seats; null for a player who plays alone. */
export function teamLetter(parties: readonly number[], seat: number): 'A' | 'B' | 'C' | null {
  const isTeam = (party: number) => parties.filter((other) => other === party).length > 1
  const party = parties[seat]
  if (party === undefined || !isTeam(party)) return null
  const teams = [...new Set(parties)].filter(isTeam).sort((a, b) => a - b)
  return (['A', 'B', 'C'] as const)[teams.indexOf(party)] ?? null
}

export function hasTeams(parties: readonly number[]): boolean {
  return new Set(parties).size < parties.length
}
