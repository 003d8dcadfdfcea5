/** The choices on the page of a new table, and the request that is made from them. */

import { ownOptions, type OwnFile } from '../own-files/own'
import type {
  Catalogue,
  ChangeRequest,
  Choice,
  ClockBody,
  GameInfo,
  Pace,
  Setup,
  TableBody,
  TableInfo,
  TableSettings,
} from '../../protocol'

/** The index of two days among the usual times. */
const usual_days = 2

export type Chosen = Record<string, string | number>
export type SeatChoice = 'me' | 'open' | `bot:${string}`

export interface SetupChoices {
  /** The options that define the setup, by name. */
  setup: Chosen
  /** The other options; those that do not fit the setup are not sent. */
  options: Chosen
  /** Options from an uploaded file, by name. */
  own: Record<string, OwnFile>
  seats: SeatChoice[]
  isPublic: boolean
  allowsSpectators: boolean
  pace: Pace
  /** 0: no clock. */
  moveSeconds: number
  reserveSeconds: number
  standIn: string
  /** The seat that begins; null: random. */
  first: number | null
  fromMemory: boolean
  /** By correspondence, with this many seconds for each move. */
  isCorrespondence: boolean
  daySeconds: number
}

export function firstChoices(game: GameInfo, { limits }: Catalogue): SetupChoices {
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
    isCorrespondence: false,
    daySeconds: limits.correspondence_s[usual_days] ?? 0,
  }
}

/** The current settings of a table, for editing. */
export function choicesOf(
  game: GameInfo,
  catalogue: Catalogue,
  settings: TableSettings,
  { seats, first }: Pick<TableInfo, 'seats' | 'first'>,
): SetupChoices {
  const { clock, is_correspondence: isCorrespondence = false } = settings
  const plain = Object.entries(settings.options).filter((option): option is [string, string | number] =>
    ['string', 'number'].includes(typeof option[1]),
  )
  const options = Object.fromEntries(plain)
  const choices = firstChoices(game, catalogue)
  return {
    ...choices,
    setup: Object.fromEntries(
      game.setup.flatMap((name) => (name in options ? [[name, options[name]]] : [])),
    ) as Chosen,
    options,
    own: Object.fromEntries(
      ownOptions(settings.options).map(({ name, value }) => [name, { file: '', value: [...value] }]),
    ),
    seats: seats.map((seat): SeatChoice => (seat.is_you ? 'me' : seat.level ? `bot:${seat.level}` : 'open')),
    isPublic: settings.is_public,
    allowsSpectators: settings.allows_spectators,
    pace: settings.pace,
    moveSeconds: isCorrespondence ? 0 : (clock?.move_s ?? 0),
    reserveSeconds: (isCorrespondence ? null : clock?.reserve_s) ?? choices.reserveSeconds,
    standIn: settings.stand_in,
    first,
    fromMemory: settings.from_memory ?? false,
    isCorrespondence,
    daySeconds: (isCorrespondence ? clock?.move_s : null) ?? choices.daySeconds,
  }
}

/** The last choices for a game, as far as they are still available. */
export function rememberedChoices(game: GameInfo, catalogue: Catalogue): SetupChoices {
  const choices = firstChoices(game, catalogue)
  try {
    const kept = JSON.parse(localStorage.getItem(place(game)) ?? '{}') as Partial<SetupChoices>
    if (kept.setup && setupFor(game, kept.setup)) Object.assign(choices, kept)
  } catch {
    // The defaults apply.
  }
  if (!game.levels.includes(choices.standIn)) choices.standIn = game.default_level
  fitPlayers(game, choices)
  return choices
}

export function rememberChoices(game: GameInfo, choices: SetupChoices): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(choices))
  } catch {
    // Then the person has to choose again next time.
  }
}

function place(game: GameInfo): string {
  return `ridotto.setup.${game.id}`
}

/** The possible values of a setup option, given the options before it. */
export function setupValues(game: GameInfo, setup: Chosen, name: string): (string | number)[] {
  const before = game.setup.slice(0, game.setup.indexOf(name))
  const fitting = game.setups.filter(({ chosen }) => before.every((other) => chosen[other] === setup[other]))
  return [...new Set(fitting.flatMap(({ chosen }) => chosen[name] ?? []))]
}

/** Chooses one option of the setup. Earlier options stay; later ones stay if they still fit. */
export function chooseSetup(
  game: GameInfo,
  choices: SetupChoices,
  name: string,
  value?: string | number,
): void {
  choices.setup = game.setup.reduce<Chosen>((setup, each) => {
    const offered = setupValues(game, setup, each)
    const wanted = each === name ? value : choices.setup[each]
    const fitting = offered.find((other) => other === wanted) ?? offered[0]
    return fitting === undefined ? setup : { ...setup, [each]: fitting }
  }, {})
  fitPlayers(game, choices)
}

/** The setup that these options define. */
export function setupFor(game: GameInfo, setup: Record<string, unknown>): Setup | undefined {
  return game.setups.find(({ chosen }) => game.setup.every((name) => chosen[name] === setup[name]))
}

function fitPlayers(game: GameInfo, choices: SetupChoices): void {
  const players = setupFor(game, choices.setup)?.players ?? 0
  choices.seats = fitSeats(choices.seats, players, game)
  choices.first = fitFirst(choices.first, players)
}

/** The seats for another number of players: existing ones stay, new ones are open. */
export function fitSeats(seats: readonly SeatChoice[], players: number, game: GameInfo): SeatChoice[] {
  return Array.from({ length: players }, (_, seat) => {
    const who = seats[seat]
    if (who === undefined) return seat === 0 && !seats.includes('me') ? 'me' : 'open'
    return who === 'me' || who === 'open' || game.levels.includes(who.slice(4)) ? who : 'open'
  })
}

/** The first seat with another number of players: random if that seat no longer exists. */
export function fitFirst(first: number | null, players: number): number | null {
  return first !== null && first < players ? first : null
}

/** A person can have only one seat: taking another one swaps with its previous occupant. */
export function seated(seats: readonly SeatChoice[], seat: number, who: SeatChoice): SeatChoice[] {
  const before = seats[seat] ?? 'open'
  return seats.map((other, at) => {
    if (at === seat) return who
    return who === 'me' && other === 'me' ? before : other
  })
}

/** The chosen value of an option, or its default. The input field checks the range of a typed number. */
export function chosen(choices: SetupChoices, { name, values, highest, ...choice }: Choice): string | number {
  const value = choices.options[name] ?? choice.default
  return highest || values.includes(value) ? value : choice.default
}

/** Selects an uploaded file for an option, or removes it. */
export function bring(choices: SetupChoices, option: string, own: OwnFile | undefined): void {
  const others = Object.entries(choices.own).filter(([name]) => name !== option)
  choices.own = Object.fromEntries(own ? [...others, [option, own]] : others)
}

function brought(choices: SetupChoices, { name, files }: Choice): unknown[] | undefined {
  return files?.length ? choices.own[name]?.value : undefined
}

export function bodyOf(game: GameInfo, setup: Setup, choices: SetupChoices): TableBody {
  return {
    game: game.id,
    ...chosenOf(game, setup, choices),
    seats: choices.seats,
    // At a correspondence table, nobody can wait for the host.
    starts: choices.isCorrespondence || !choices.seats.includes('open'),
  }
}

/** All settings that can still change at a table. An uploaded value stays if it is left out, which keeps messages short. */
export function changeOf(
  game: GameInfo,
  setup: Setup,
  choices: SetupChoices,
): Omit<ChangeRequest, 'id' | 'type'> {
  const { options, ...others } = chosenOf(game, setup, choices)
  const isNew = (name: string) => Boolean(choices.own[name]?.file)
  const kept = Object.entries(options ?? {}).filter(([name, value]) => !Array.isArray(value) || isNew(name))
  return { options: Object.fromEntries(kept), ...others }
}

function chosenOf(game: GameInfo, setup: Setup, choices: SetupChoices): Omit<ChangeRequest, 'id' | 'type'> {
  const options = Object.fromEntries(
    setup.choices.map((choice) => [choice.name, brought(choices, choice) ?? chosen(choices, choice)]),
  )
  return {
    options: { ...options, ...setup.chosen },
    is_public: choices.isPublic,
    allows_spectators: choices.allowsSpectators,
    pace: choices.pace,
    clock: clockOf(choices),
    stand_in: choices.standIn,
    first: choices.first,
    from_memory: game.offers_from_memory && choices.fromMemory,
    is_correspondence: choices.isCorrespondence,
  }
}

function clockOf({
  isCorrespondence,
  daySeconds,
  moveSeconds,
  reserveSeconds,
}: SetupChoices): ClockBody | null {
  if (isCorrespondence) return { move_s: daySeconds, reserve_s: 0 }
  return moveSeconds ? { move_s: moveSeconds, reserve_s: reserveSeconds } : null
}
