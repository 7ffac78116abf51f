import type { Bilingual } from '../ledger.ts'
import { LANGUAGES } from '../ledger.ts'
import type { Match } from '../match/match.ts'
import type { SeenAsk, SeenOption } from '../sight/seen-ask.ts'
import { type FillParams, fill, plain } from '../text/fill.ts'
import { makeReader } from '../text/game-reader.ts'

/** What a table says that nobody can read: a text that is not there, or one with a gap. From one event on. */
export function unreadable(match: Match, from = 0): string[] {
  const { game } = match
  const faults = [...gapsInLog(match, from), ...badScores(match)]
  for (const { seat } of match.asks()) {
    const { ask, offers } = match.view(seat)
    if (ask) faults.push(...gapsInAsk(match, ask))
    for (const { text, params } of offers) faults.push(...gaps(match, game.text.options[text], { key: text, params }))
  }
  return faults
}

interface Said {
  readonly key: string
  readonly params?: FillParams | undefined
}

function gaps({ game }: Match, text: Bilingual | undefined, { key, params = {} }: Said): string[] {
  if (!text) return [`there is no text ${key}`]
  const read = LANGUAGES.map((language) =>
    plain(
      fill(
        text,
        params,
        makeReader(game, language, (seat) => `Seat ${seat}`),
      ),
    ),
  )
  return read.filter((words) => /\{|\}|undefined|NaN|\[object/.test(words)).map((words) => `${key}: ${words}`)
}

function gapsInLog(match: Match, from: number): string[] {
  return match
    .heard('spectator', from)
    .flatMap((event) => (event.type === 'said' ? gaps(match, match.game.text.log[event.key], event) : []))
}

function gapsInAsk(match: Match, { text, params, options, refused }: SeenAsk): string[] {
  const { game } = match
  const ofOption = (option: SeenOption): string[] =>
    option.text === undefined ? [] : gaps(match, game.text.options[option.text], { key: option.text, ...option })
  const asked = gaps(match, game.text.asks[text], { key: text, params })
  const reasons = refused.filter(({ why }) => !(why in game.shape.rules)).map(({ why }) => `there is no rule ${why}`)
  return [...asked, ...reasons, ...[...options, ...refused].flatMap(ofOption)]
}

/** Everybody has a score at any time, and it is a number. */
function badScores({ game, table, result }: Match): string[] {
  const scores = [...table.seats.map((seat) => game.score(table, seat)), ...(result?.scores ?? [])]
  return scores.every(Number.isFinite) ? [] : [`scores ${scores.join(', ')}`]
}
