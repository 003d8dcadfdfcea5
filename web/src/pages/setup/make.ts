import type { GameInfo } from '../../protocol'
import { api } from '../../lib/server/api'
import { go } from '../../lib/router.svelte'
import { catalogue, greet, guestName, rename, session } from '../../lib/server/session.svelte'

/** Assigns a name to a person without one, so that nobody has to enter one before the first card. */
export async function nameMe(wanted = ''): Promise<void> {
  await greet()
  await rename(wanted.trim() || session.name || guestName())
}

/** One click: a table with bots that starts at once. */
export async function playNow(gameId: string): Promise<void> {
  const { games } = await catalogue()
  const game = games.find(({ id }) => id === gameId)
  const setup = game?.setups[game.default]
  if (!game || !setup) return
  await nameMe()
  const { id } = await api.make({
    game: gameId,
    options: setup.chosen,
    seats: againstBots(game, setup.players),
    starts: true,
  })
  go(`/t/${id}`)
}

function againstBots(game: GameInfo, players: number): string[] {
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? 'me' : `bot:${game.default_level}`))
}
