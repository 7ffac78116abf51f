import { below, type Chance } from '../chance.ts'
import { Refusal } from '../errors.ts'
import { forecastAnswer } from '../forecast/forecast-answer.ts'
import { canonicalJson } from '../hash.ts'
import { viewerBit } from '../layout.ts'
import type { Entry } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { permuteHidden } from '../sight/resample.ts'
import { seers } from '../sight/seers.ts'
import { copyState, type Piece } from '../state.ts'
import type { Sighted } from '../table/events.ts'
import { RunningTable } from '../table/running-table.ts'
import { layElsewhere } from './lay-elsewhere.ts'
import { sameCards } from './same-cards.ts'

/**
 * Deals anew what a viewer may not know, at the last checkpoint, plays the same entries, and compares everything the
 * viewer gets; and the same with other answers under the seals of others. Worlds in which somebody's answer was
 * impossible prove nothing and are passed over.
 */
export function leaksOf(match: Match, chance: Chance): string | null {
  const same = elsewhere(match, () => undefined)
  if (!same) return 'the entries since the checkpoint do not fit it'
  const viewers: Viewer[] = [...match.table.seats, 'spectator']
  for (const viewer of viewers) {
    const leak = leakTo(match, same, viewer, chance) ?? sealedLeakTo(match, viewer, chance)
    if (leak) return leak
  }
  return null
}

function leakTo(match: Match, same: Match, viewer: Viewer, chance: Chance): string | null {
  const read = readBy(same, viewer)
  const other = elsewhere(match, (table) => permuteHidden(table, viewer, chance, (piece) => !read.has(piece)))
  // Whether the game is over is seen by all: a world where it ended otherwise contradicts what was seen.
  if (!other || other.over !== same.over) return null
  return (
    difference(`viewer ${viewer} can tell two worlds apart`, gets(same, viewer), gets(other, viewer)) ??
    forecastLeak(same, other, viewer, chance)
  )
}

/** The forecast of an answer, in two worlds that look alike to its seat. */
function forecastLeak(same: Match, other: Match, viewer: Viewer, chance: Chance): string | null {
  const ask = viewer === 'spectator' ? null : same.askOf(viewer)
  // It costs as much as all the rest: now and then is enough.
  if (!ask || below(chance, 4) > 0) return null
  const answer = same.asSeenBy(ask.seat, () => ask.encode(ask.randomChoice(chance)))
  const [a, b] = [same, other].map((match) => canonicalJson(forecastAnswer(match, ask.seat, answer)))
  return difference(`viewer ${viewer} can tell two worlds apart by the forecast of an answer`, a ?? '', b ?? '')
}

/** What others have under their seals must not show, but whether they still have something to answer may. */
function sealedLeakTo(match: Match, viewer: Viewer, chance: Chance): string | null {
  const other = match.sealing ? sealedElsewhere(match, viewer, chance) : null
  // Other answers may have been the last that were wanted, and the seals are broken: that may be seen.
  if (!other || sealedOf(other) !== sealedOf(match)) return null
  const [a, b] = [match, other].map((at) => {
    const { waiting: _, entries: __, ...view } = at.view(viewer)
    return canonicalJson(view)
  })
  return difference(`viewer ${viewer} can tell what others sealed`, a ?? '', b ?? '')
}

function difference(what: string, a: string, b: string): string | null {
  if (a === b) return null
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  const near = (text: string) => text.slice(Math.max(0, at - 150), at + 150)
  return `${what}: …${near(a)}… or …${near(b)}…`
}

/** The match from its last checkpoint, with another deal of hidden cards; null if the entries are impossible there. */
function elsewhere(match: Match, deal: (table: RunningTable) => void): Match | null {
  const { checkpoint, since } = match.position()
  return possible(() => {
    const other = from(match, checkpoint.count, deal)
    for (const entry of since) other.enter(sameCards(other, entry))
    return other
  })
}

/** The match where it stands, with other answers under the seals of all seats but one; null if they cannot be given. */
function sealedElsewhere(match: Match, viewer: Viewer, chance: Chance): Match | null {
  const sealed = sealedOf(match)
  const { checkpoint, since } = match.position()
  const [before, under] = [since.slice(0, since.length - sealed), since.slice(since.length - sealed)]
  if (under.every(({ seat }) => seat === viewer)) return null
  return possible(() => {
    const other = from(match, checkpoint.count, () => undefined)
    for (const entry of before) other.enter(entry)
    for (const entry of under) other.enter(entry.seat === viewer ? entry : otherAnswer(other, entry, chance))
    return other
  })
}

function sealedOf(match: Match): number {
  return match.table.seats.reduce((sum, seat) => sum + match.sealedBy(seat), 0)
}
function from(match: Match, count: number, deal: (table: RunningTable) => void): Match {
  const { events: _, ...saved } = match.saved()
  const before = saved.checkpoint.state
  const dealt = copyState(before)
  deal(new RunningTable(match.game, match.table.layout, dealt, match.options))
  const state = layElsewhere(before, dealt)
  return new Match(match, {
    from: { ...saved, checkpoint: { state, count, eventCount: 0 }, entries: saved.entries.slice(0, count) },
  })
}
function possible(make: () => Match): Match | null {
  try {
    return make()
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}

function otherAnswer(match: Match, { seat }: Entry, chance: Chance): Entry {
  const ask = match.askOf(seat)
  if (!ask) throw new Refusal(`Seat ${seat} is asked less`)
  return match.asSeenBy(seat, () => ({ seat, answer: ask.encode(ask.randomChoice(chance)) }))
}

/** Pieces that the viewer has read since the checkpoint or can read now. */
function readBy(match: Match, viewer: Viewer): Set<Piece> {
  const bit = viewerBit(viewer)
  const { table } = match
  const read = new Set<Piece>()
  const note = ({ piece, seen }: Sighted) => {
    if (seen & bit) read.add(piece)
  }
  match.asSeenBy(viewer, () => {
    for (let piece = 0; piece < table.state.face.length; piece++)
      note({ piece, face: 0, key: 0, seen: seers(table.layout, table.state, piece) })
  })
  for (const event of match.events ?? []) {
    if (event.type === 'moved' || event.type === 'marked') note(event.piece)
    else if (event.type === 'looked' || event.type === 'revealed') event.pieces.forEach(note)
    else if (event.type === 'said')
      for (const param of Object.values(event.params))
        if (typeof param === 'object' && 'sighted' in param) note(param.sighted)
  }
  return read
}

function gets(match: Match, viewer: Viewer): string {
  return canonicalJson({ view: match.view(viewer), heard: match.heard(viewer) })
}
