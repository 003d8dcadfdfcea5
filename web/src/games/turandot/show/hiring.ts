/** The public part of one round of hiring: the server's data, arranged for the stage and the story. */

import type { Auditioning, Bid, DirectorName, FinishedAudition, TurandotPosition } from '../../../protocol'

/** The bid of one seat in a round, and its result. */
export interface Gain {
  seat: number
  /** null while it is face down. */
  bid: Bid | null
  hasCrew: boolean
  isStandIn: boolean
  needsStandIn: boolean
  singer: number | null
  director: DirectorName | null
}

export interface Hiring {
  /** From 1 to 7. */
  round: number
  isOfDirectors: boolean
  maestro: number | null
  audition: Auditioning[]
  isRevealed: boolean
  /** By seat. */
  gains: Gain[]
  leftover: Auditioning | null
  named: number | null
  dismissed: DirectorName | null
}

/** The current round. */
function presentRound(position: TurandotPosition): Hiring {
  const isRevealed = ['give', 'name', 'dismiss'].includes(position.phase)
  const gains = position.players.map((player, seat): Gain => {
    const hire = position.hires.find((hire) => hire.seat === seat)
    return {
      seat,
      bid: isRevealed ? player.bid : null,
      hasCrew: isRevealed && player.has_crew,
      isStandIn: isRevealed && player.hired_nobody,
      needsStandIn: isRevealed && player.needs_stand_in,
      singer: isRevealed ? (hire?.singer ?? null) : null,
      director: isRevealed ? (hire?.director ?? null) : null,
    }
  })
  const isTaken = (card: Auditioning) => gains.some((gain) => isCardOf(gain, card))
  return {
    round: position.round + 1,
    isOfDirectors: position.is_directors_round,
    maestro: position.maestro,
    audition: position.audition,
    isRevealed,
    gains,
    leftover:
      isRevealed && position.phase !== 'give'
        ? (position.audition.find((card) => !isTaken(card)) ?? null)
        : null,
    named: position.named,
    dismissed: position.dismissed,
  }
}

function finishedRound(past: FinishedAudition): Hiring {
  return {
    round: past.round,
    isOfDirectors: past.leftover.director !== null,
    maestro: past.maestro,
    audition: past.audition,
    isRevealed: true,
    gains: past.hires.map((hire) => ({
      seat: hire.seat,
      bid: hire.bid,
      hasCrew: hire.got === 'crew',
      isStandIn: hire.got !== 'hired',
      needsStandIn: false,
      singer: hire.singer,
      director: hire.director,
    })),
    leftover: past.leftover,
    named: past.named,
    dismissed: past.dismissed,
  }
}

/** The number of rounds with revealed bids. */
export function roundsRevealed(position: TurandotPosition): number {
  return position.past.length + (presentRound(position).isRevealed ? 1 : 0)
}

/** Whether a single event leads from one position to the next, instead of a jump or a step back. */
export function isNextStep(before: TurandotPosition, after: TurandotPosition): boolean {
  const opened = roundsRevealed(after) - roundsRevealed(before)
  const isBackwards = after.round < before.round || (before.outcome !== null && after.outcome === null)
  return before.seat === after.seat && !isBackwards && (opened === 0 || opened === 1)
}

/** A round by its number; null if it has not begun. */
export function roundOf(position: TurandotPosition, round: number): Hiring | null {
  const past = position.past[round - 1]
  if (past) return finishedRound(past)
  const isBeingPlayed = ['bid', 'give', 'name', 'dismiss'].includes(position.phase)
  return isBeingPlayed && round === position.round + 1 ? presentRound(position) : null
}

/** The round on the stage: the current one, or between two rounds the last one. */
export function roundOnStage(position: TurandotPosition): Hiring | null {
  return roundOf(position, position.round + 1) ?? roundOf(position, position.round)
}

export function isCardOf(gain: Gain, card: Auditioning): boolean {
  return card.singer === null ? gain.director === card.director : gain.singer === card.singer
}

/** The seats that bid for a slot. */
export function biddersFor(hiring: Hiring, slot: number): Gain[] {
  return hiring.gains.filter((gain) => gain.bid?.number === slot)
}

/** The seats that bid for crew, in the order of resolution: clockwise from the Maestro's left. */
export function crewBidders(hiring: Hiring): Gain[] {
  const count = hiring.gains.length
  const turn = (gain: Gain) => (gain.seat - (hiring.maestro ?? 0) - 1 + count) % count
  return hiring.gains
    .filter((gain) => gain.bid?.number === null)
    .sort((one, other) => turn(one) - turn(other))
}

/** The current owner of the card. */
export function ownerOf(hiring: Hiring, card: Auditioning): Gain | null {
  return hiring.gains.find((gain) => isCardOf(gain, card)) ?? null
}

/** The seat that won the card of a slot with a bid. */
export function hirerOf(hiring: Hiring, card: Auditioning): Gain | null {
  const owner = ownerOf(hiring, card)
  return owner && !owner.isStandIn ? owner : null
}
