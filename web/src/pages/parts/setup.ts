/** What is chosen on the page of a new table, and what of it is sent. */

import type { OwnFile } from '../own-files/own'
import type { Catalogue, Choice, GameInfo, Setup, TableBody } from '../../protocol'

export type Chosen = Record<string, string | number>
export type SeatWish = 'me' | 'open' | `bot:${string}`

export interface Wishes {
  /** The options that make the setup, by name. */
  setup: Chosen
  /** The others; those that do not fit the setup are left out when sending. */
  options: Chosen
  /** Options that were brought as a file, by name. */
  own: Record<string, OwnFile>
  seats: SeatWish[]
  isPublic: boolean
  allowsSpectators: boolean
  pace: 'slow' | 'normal' | 'instant'
  /** 0: no clock. */
  moveSeconds: number
  reserveSeconds: number
  standIn: string
  /** The seat that begins; null: by lot. */
  first: number | null
  fromMemory: boolean
}

export function firstWishes(game: GameInfo, { limits }: Catalogue): Wishes {
  const setup = game.setups[game.default] ?? game.setups[0]
  return {
    setup: { ...setup?.chosen },
    options: {},
    own: {},
    seats: [],
    isPublic: false,
    allowsSpectators: true,
    pace: 'normal',
    moveSeconds: 0,
    reserveSeconds: limits.reserve_s[0] ?? 60,
    standIn: game.default_level,
    first: null,
    fromMemory: false,
  }
}

/** The last wishes for a game, as far as they still can be had. */
export function rememberedWishes(game: GameInfo, catalogue: Catalogue): Wishes {
  const wishes = firstWishes(game, catalogue)
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Partial<Wishes>
    if (kept.setup && setupFor(game, kept.setup)) Object.assign(wishes, kept)
  } catch {
    // The defaults serve.
  }
  if (!game.levels.includes(wishes.standIn)) wishes.standIn = game.default_level
  fitPlayers(game, wishes)
  return wishes
}

export function rememberWishes(game: GameInfo, wishes: Wishes): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(wishes))
  } catch {
    // Then they are chosen anew next time.
  }
}

function place(game: GameInfo): string {
  return `ridotto.setup.${game.id}`
}

/** What can be chosen for an option of the setup after those before it. */
export function setupValues(game: GameInfo, setup: Chosen, name: string): (string | number)[] {
  const before = game.setup.slice(0, game.setup.indexOf(name))
  const fitting = game.setups.filter(({ chosen }) => before.every((other) => chosen[other] === setup[other]))
  return [...new Set(fitting.flatMap(({ chosen }) => chosen[name] ?? []))]
}

/** Chooses one option of the setup. Those before it stay, those after it as far as they still fit. */
export function chooseSetup(game: GameInfo, wishes: Wishes, name: string, value?: string | number): void {
  wishes.setup = game.setup.reduce<Chosen>((setup, each) => {
    const offered = setupValues(game, setup, each)
    const wanted = each === name ? value : wishes.setup[each]
    const fitting = offered.find((other) => other === wanted) ?? offered[0]
    return fitting === undefined ? setup : { ...setup, [each]: fitting }
  }, {})
  fitPlayers(game, wishes)
}

/** The setup that these options choose. */
export function setupFor(game: GameInfo, setup: Record<string, unknown>): Setup | undefined {
  return game.setups.find(({ chosen }) => game.setup.every((name) => chosen[name] === setup[name]))
}

function fitPlayers(game: GameInfo, wishes: Wishes): void {
  const players = setupFor(game, wishes.setup)?.players ?? 0
  wishes.seats = fitSeats(wishes.seats, players, game)
  wishes.first = fitFirst(wishes.first, players)
}

/** The seats for another number of players: those that are there stay, new ones are open. */
export function fitSeats(seats: readonly SeatWish[], players: number, game: GameInfo): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => {
    const wish = seats[seat]
    if (wish === undefined) return seat === 0 && !seats.includes('me') ? 'me' : 'open'
    return wish === 'me' || wish === 'open' || game.levels.includes(wish.slice(4)) ? wish : 'open'
  })
}

/** Who begins with another number of players: by lot where that seat is gone. */
export function fitFirst(first: number | null, players: number): number | null {
  return first !== null && first < players ? first : null
}

/** One person sits in one seat: taking another leaves the first to whoever was there. */
export function seated(seats: readonly SeatWish[], seat: number, wish: SeatWish): SeatWish[] {
  const before = seats[seat] ?? 'open'
  return seats.map((other, at) => {
    if (at === seat) return wish
    return wish === 'me' && other === 'me' ? before : other
  })
}

/** The chosen value of an option, or its default. How far a typed number may go, the field itself checks. */
export function chosen(wishes: Wishes, { name, values, highest, ...choice }: Choice): string | number {
  const value = wishes.options[name] ?? choice.default
  return highest || values.includes(value) ? value : choice.default
}

/** Plays with a file that was read, or with it no more. */
export function bring(wishes: Wishes, option: string, own: OwnFile | undefined): void {
  const others = Object.entries(wishes.own).filter(([name]) => name !== option)
  wishes.own = Object.fromEntries(own ? [...others, [option, own]] : others)
}

function brought(wishes: Wishes, { name, files }: Choice): unknown[] | undefined {
  return files?.length ? wishes.own[name]?.value : undefined
}

export function bodyOf(game: GameInfo, setup: Setup, wishes: Wishes): TableBody {
  const options = Object.fromEntries(
    setup.choices.map((choice) => [choice.name, brought(wishes, choice) ?? chosen(wishes, choice)]),
  )
  return {
    game: game.id,
    options: { ...options, ...setup.chosen },
    seats: wishes.seats,
    is_public: wishes.isPublic,
    allows_spectators: wishes.allowsSpectators,
    pace: wishes.pace,
    clock: wishes.moveSeconds ? { move_s: wishes.moveSeconds, reserve_s: wishes.reserveSeconds } : null,
    stand_in: wishes.standIn,
    starts: !wishes.seats.includes('open'),
    first: wishes.first,
    from_memory: game.offers_from_memory && wishes.fromMemory,
  }
}
