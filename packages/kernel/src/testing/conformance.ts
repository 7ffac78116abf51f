import { below, type Chance, seedChance } from '../chance.ts'
import type { AnyGame, OptionValues } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { seedFrom } from '../match/commitment.ts'
import { layoutFor } from '../match/deal.ts'
import { Match } from '../match/match.ts'
import { recordOf } from '../match/record.ts'
import { leaksOf } from './leaks.ts'
import { DECISION_LIMIT, randomEntry } from './random-player.ts'
import { stepBackFault } from './step-back.ts'
import { missingTexts } from './texts.ts'

/** One way to play a game: so many seats, these options. */
export interface Variant {
  readonly seats: number
  readonly options?: OptionValues
}

export interface ConformanceSpec {
  readonly game: AnyGame
  readonly variants: readonly Variant[]
  /** Random games per variant. */
  readonly games: number
  /** How often, in entries, the expensive checks (fork, undo, leak) are made. */
  readonly every?: number
  readonly seed?: string
  /** Zones that nobody but their owner may ever see into: a wrong declaration is named. */
  readonly secret?: readonly string[]
  /** Writes the record of a failing game down and returns where, so that the fault can name the command that replays it. */
  readonly keep?: (name: string, record: string) => string
}

/** What a run of the suite met: for the checks over all games together. */
export interface ConformanceReport {
  readonly games: number
  readonly decisions: number
  readonly cited: ReadonlySet<string>
  /** Cards that left the box and the piles. */
  readonly cardsSeen: ReadonlySet<string>
  readonly ends: ReadonlyMap<string, number>
  readonly faults: readonly string[]
}

/** Plays random games of every variant and checks that nothing sticks, diverges or leaks. Each fault names a record to replay. */
export function conformance(spec: ConformanceSpec): ConformanceReport {
  const cited = new Set<string>()
  const cardsSeen = new Set<string>()
  const ends = new Map<string, number>()
  const faults: string[] = []
  let decisions = 0
  let games = 0
  faults.push(...missingTexts(spec.game), ...openSecrets(spec))
  for (const variant of spec.variants)
    for (let i = 0; i < spec.games; i++) {
      const secret = `${spec.seed ?? 'conformance'} ${variant.seats} ${i}`
      const run = new Run(spec.game, variant, secret, spec.every ?? 7)
      const fault = run.play()
      games++
      decisions += run.match.entries.length
      for (const event of run.match.events ?? []) if (event.rule) cited.add(event.rule)
      for (const rule of run.asked) cited.add(rule)
      for (const card of run.cards) cardsSeen.add(card)
      const reason = run.match.result?.reason ?? 'stuck'
      ends.set(reason, (ends.get(reason) ?? 0) + 1)
      if (fault) faults.push(`${fault}\n  ${howToReplay(spec, run.match, secret)}`)
    }
  return { games, decisions, cited, cardsSeen, ends, faults }
}

/** The record of a failing game and the one command that shows the moment. */
function howToReplay({ game, keep }: ConformanceSpec, match: Match, secret: string): string {
  const record = JSON.stringify(recordOf(match, { names: [], secret, entropy: [] }))
  if (!keep) return `record: ${record}`
  const file = keep(`${game.id} ${secret}`.replace(/[^a-z0-9]+/gi, '-'), record)
  return `replay it with: npx sablier replay ${file} --at ${match.entries.length}`
}

/** Zones meant to be secret that the shape opens to others. */
function openSecrets({ game, secret = [] }: ConformanceSpec): string[] {
  const seats = game.seats.max
  return layoutFor(game, seats).places.flatMap((place) => {
    if (!secret.includes(place.name)) return []
    const open = place.mask & ~(place.at < 0 ? 0 : 1 << place.at)
    return open === 0 ? [] : [`${game.id}: zone ${place.name} ${place.at} is visible to others`]
  })
}

/** One random game with all its checks. */
class Run {
  readonly match: Match
  readonly asked = new Set<string>()
  readonly cards = new Set<string>()
  private readonly chance: Chance

  constructor(
    private readonly game: AnyGame,
    private readonly variant: Variant,
    secret: string,
    private readonly every: number,
  ) {
    this.chance = seedChance(`${secret} answers`)
    this.match = new Match({
      game,
      seats: variant.seats,
      ...(variant.options ? { options: variant.options } : {}),
      seed: seedFrom(secret, []),
    })
  }

  /** The first fault found, or null. */
  play(): string | null {
    const { match } = this
    try {
      while (!match.over) {
        if (match.asks().length === 0) return 'nobody is asked and the game is not over'
        if (match.entries.length > DECISION_LIMIT) return `no end after ${DECISION_LIMIT} decisions`
        this.note()
        const unsaid = this.checkAskTexts()
        if (unsaid) return this.at(unsaid)
        const entry = randomEntry(match, this.chance)
        const check = below(this.chance, this.every) === 0
        const fault = check ? (this.checkFork(entry) ?? leaksOf(match, this.chance)) : null
        if (fault) return this.at(fault)
        match.enter(entry)
        if (check) {
          const undone = this.checkUndo(entry.seat)
          if (undone) return this.at(undone)
        }
      }
      return this.checkReplay()
    } catch (thrown) {
      return this.at(`thrown: ${(thrown as Error).stack ?? String(thrown)}`)
    }
  }

  private at(fault: string): string {
    const { seats, options } = this.match
    return `${this.game.id}, ${seats} seats, ${JSON.stringify(options)}, entry ${this.match.entries.length} (${this.match.table.phase}): ${fault}`
  }
  private note(): void {
    for (const ask of this.match.asks()) this.asked.add(ask.rule)
    const { table } = this.match
    for (let piece = 0; piece < table.state.face.length; piece++) {
      const place = table.place(piece)
      if (place.mask !== 0 || place.spec.order !== 'stack')
        if (place.name !== 'box') this.cards.add(table.card(piece).id)
    }
  }

  /** Every ask put and every worded option has its text. */
  private checkAskTexts(): string | null {
    const { asks, options } = this.game.text
    for (const ask of this.match.asks()) {
      if (!asks[ask.text]) return `no ask text for ${ask.text}`
      if (ask.kind === 'propose' || ask.itemKind !== 'option') continue
      const missing = ask.options().find((option) => option.text !== undefined && !options[option.text])
      if (missing) return `no option text for ${missing.text}`
    }
    return null
  }

  /** A fork answers like the original, and the original does not notice. */
  private checkFork(entry: Parameters<Match['enter']>[0]): string | null {
    const { match } = this
    const before = match.hash
    const fork = match.fork()
    if (fork.hash !== before) return 'a fork has another hash'
    fork.enter(entry)
    if (match.hash !== before) return 'a fork changed its original'
    // A replay from the start costs as much as the game so far: now and then is enough.
    if (below(this.chance, 8) > 0) return null
    const loaded = Match.replay(
      { game: this.game, seats: match.seats, options: match.options, seed: match.seed },
      [...match.entries, entry],
      { listen: false },
    )
    return loaded.hash === fork.hash ? stepBackFault(match, this.chance) : 'a replay and a fork differ'
  }
  /** Taking an answer back and giving it again changes nothing. */
  private checkUndo(seat: number): string | null {
    const { match } = this
    if (match.over || !match.canUndo(seat)) return null
    const hash = match.hash
    const view = canonicalJson(match.view(seat))
    const tail = Math.max(0, (match.events?.length ?? 0) - 40)
    const heard = canonicalJson(match.heard(seat, tail))
    const count = match.entries.length
    const taken = match.undo(seat)
    if (match.entries.length !== count - 1) return 'an undo took back more than one answer'
    match.enter(taken)
    if (canonicalJson(match.view(seat)) !== view) return 'undo and redo changed the view'
    if (canonicalJson(match.heard(seat, tail)) !== heard) return 'undo and redo changed the events'
    // Sealed answers may come back in another order: the chain then differs, the position does not.
    return match.hash === hash || match.asks().length > 1 ? null : 'undo and redo changed the hash'
  }
  private checkReplay(): string | null {
    const { match } = this
    const again = Match.replay(
      { game: this.game, seats: this.variant.seats, options: match.options, seed: match.seed },
      JSON.parse(JSON.stringify(match.entries)),
    )
    if (again.hash !== match.hash) return this.at('the replay ends elsewhere')
    if (!this.game.ends.includes(match.result?.reason ?? '')) return this.at(`unknown end ${match.result?.reason}`)
    return this.checkEvents()
  }
  /** Every event told and every ask put has its text. */
  private checkEvents(): string | null {
    const { log } = this.game.text
    for (const event of this.match.events ?? []) {
      if (event.type === 'said' && !log[event.key]) return this.at(`no log text for ${event.key}`)
      if (event.rule && !this.game.shape.rules[event.rule]) return this.at(`no rule is called ${event.rule}`)
    }
    return null
  }
}
