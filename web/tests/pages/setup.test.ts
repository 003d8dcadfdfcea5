import { beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue, Choice, GameInfo, Setup, TableSettings } from '../../src/protocol'
import {
  bodyOf,
  bring,
  changeOf,
  chooseSetup,
  chosen,
  firstChoices,
  rememberedChoices,
  rememberChoices,
  setupFor,
  setupValues,
  choicesOf,
} from '../../src/pages/setup/setup'

const laps: Choice = { name: 'laps', values: [3, 6], default: 6, lowest: 2, highest: 50 }
const wind: Choice = { name: 'wind', values: ['calm', 'gale'], default: 'calm', lowest: null, highest: null }

function setup(players: number, lake: string, ...choices: Choice[]): Setup {
  const old = { mode: null, has_teams: false, bottles: 0 }
  return { ...old, players, choices, chosen: { players, lake }, facts: {} }
}

const boats: GameInfo = {
  id: 'boats',
  setups: [setup(2, 'pond', laps), setup(2, 'garda', laps, wind), setup(3, 'garda', laps)],
  default: 2,
  levels: ['slow', 'fast'],
  default_level: 'slow',
  setup: ['players', 'lake'],
  summary: ['players', 'lake'],
  offers_from_memory: false,
}
const catalogue: Catalogue = {
  protocol: 1,
  version: '0',
  games: [boats],
  limits: {
    longest_name: 24,
    most_rounds: 100,
    move_s: [30],
    correspondence_s: [28_800, 86_400, 172_800],
    longest_chat: 200,
    reserve_s: [60],
    own_file: 100,
  },
}

beforeEach(() => {
  localStorage.clear()
})

it('offers for each option what fits those before it', () => {
  expect(setupValues(boats, { players: 2 }, 'players')).toEqual([2, 3])
  expect(setupValues(boats, { players: 2 }, 'lake')).toEqual(['pond', 'garda'])
  expect(setupValues(boats, { players: 3 }, 'lake')).toEqual(['garda'])
})

it('keeps what still fits when an option before it changes', () => {
  const choices = firstChoices(boats, catalogue)
  chooseSetup(boats, choices, 'players', 2)
  expect(choices.setup).toEqual({ players: 2, lake: 'garda' })
  chooseSetup(boats, choices, 'lake', 'pond')
  expect(choices.setup).toEqual({ players: 2, lake: 'pond' })
  expect(choices.seats).toHaveLength(2)
  chooseSetup(boats, choices, 'players', 3)
  expect(choices.setup).toEqual({ players: 3, lake: 'garda' })
  expect(choices.seats).toHaveLength(3)
})

describe('what is sent', () => {
  it('has the setup and all that is left to choose with it, and no more', () => {
    const choices = { ...firstChoices(boats, catalogue), options: { laps: 9, wind: 'gale' } }
    const [pond, garda] = [setupFor(boats, { players: 2, lake: 'pond' }), boats.setups[1]]
    expect(pond && bodyOf(boats, pond, choices).options).toEqual({ players: 2, lake: 'pond', laps: 9 })
    expect(garda && bodyOf(boats, garda, choices).options).toEqual({
      ...{ players: 2, lake: 'garda' },
      ...{ laps: 9, wind: 'gale' },
    })
  })

  it('is the default where what was chosen is no longer offered', () => {
    const choices = { ...firstChoices(boats, catalogue), options: { wind: 'storm' } }
    expect(chosen(choices, wind)).toBe('calm')
    expect(chosen(choices, laps)).toBe(6)
  })
})

describe('remembered choices', () => {
  it('come back', () => {
    const choices = firstChoices(boats, catalogue)
    chooseSetup(boats, choices, 'players', 2)
    rememberChoices(boats, choices)
    expect(rememberedChoices(boats, catalogue).setup).toEqual({ players: 2, lake: 'garda' })
  })

  it.each(['{"players": 2, "mode": null}', '{"setup": {"players": 9}}', 'nonsense'])(
    'that no longer fit are forgotten: %s',
    (kept) => {
      localStorage.setItem('ridotto.setup.boats', kept)
      expect(rememberedChoices(boats, catalogue).setup).toEqual({ players: 3, lake: 'garda' })
    },
  )
})

describe('a file of one’s own', () => {
  const map: Choice = { name: 'map', values: ['usual'], default: 'usual', files: ['.map'] }
  const charted = setup(2, 'pond', laps, map)
  const game: GameInfo = { ...boats, setups: [charted], default: 0 }
  const table: TableSettings = {
    game: 'boats',
    options: {},
    is_public: false,
    allows_spectators: true,
    pace: 'normal',
    clock: null,
    stand_in: 'slow',
  }
  const own = { file: 'como.map', value: [{ depth: 400 }] }

  it('is sent instead of the word, remembered, and can be taken back', () => {
    const choices = firstChoices(game, catalogue)
    bring(choices, 'map', own)
    rememberChoices(game, choices)
    const kept = rememberedChoices(game, catalogue)
    expect(bodyOf(game, charted, kept).options?.['map']).toEqual(own.value)
    bring(kept, 'map', undefined)
    expect(bodyOf(game, charted, kept).options?.['map']).toBe('usual')
  })

  it('stays at the table when something else is changed, without being sent again', () => {
    const settings = { ...table, options: { players: 2, lake: 'pond', laps: 3, map: own.value } }
    const choices = choicesOf(game, catalogue, settings, { seats: [], first: null })
    expect(choices.own['map']?.value).toEqual(own.value)
    expect(changeOf(game, charted, choices).options).toEqual({ players: 2, lake: 'pond', laps: 3 })
    bring(choices, 'map', undefined)
    expect(changeOf(game, charted, choices).options).toMatchObject({ map: 'usual' })
  })

  it('is not sent where the option takes none', () => {
    const choices = firstChoices(game, catalogue)
    bring(choices, 'laps', own)
    expect(bodyOf(game, charted, choices).options?.['laps']).toBe(6)
  })
})
