import * as v from 'valibot'

export const LANGUAGES = ['en', 'fr'] as const
export const LEVELS = ['random', 'beginner', 'novice', 'adept', 'expert', 'master', 'champion'] as const
export const VISIBILITIES = ['public', 'invited'] as const
export const TABLE_STATUSES = ['open', 'playing', 'over', 'closed', 'read-only'] as const

/** A language a person reads. */
export const Language = v.picklist(LANGUAGES)
/** How well a computer player plays. */
export const Level = v.picklist(LEVELS)
export const Visibility = v.picklist(VISIBILITIES)
/** Open: seats are taken. Playing. Over: the game has ended. Closed: stopped before its end. Read-only: its rules are gone. */
export const TableStatus = v.picklist(TABLE_STATUSES)

/** An id that this server gave out: of a table, a person, a vote or a link. */
export const Id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,64}$/))
/** Chosen by the client for each act, so that a retry is recognised. */
export const CLIENT_ID = /^[A-Za-z0-9_-]{8,40}$/
export const ClientId = v.pipe(v.string(), v.regex(CLIENT_ID))
export const GameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/))
export const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))
export const MOST = 10_000_000
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))
const UNSEEN = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0`
/** Letters of scripts in which a sign that is not seen itself says how they are joined. */
const JOINED = ['Arab', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('')
const SEEN = [
  `[^${UNSEEN}]`,
  // Two pictures that make one.
  String.raw`\u200d(?=\p{Extended_Pictographic})`,
  String.raw`[${JOINED}][\u200c\u200d](?=[${JOINED}])`,
].join('|')
/** How a person is called at the table: with something to be seen, and nothing that cannot be seen but for what joins the rest. */
export const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(24),
  v.regex(
    new RegExp(String.raw`^(?!\u200d)(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:${SEEN})+$`, 'u'),
    'no line breaks and nothing that cannot be seen',
  ),
)
export const isPersonName = (text: string): boolean => v.is(PersonName, text)
/** Chat text. It follows the same rule as names, so that no text can be displayed in an order other than the one it was written in. */
export const ChatText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(300),
  v.regex(new RegExp(String.raw`^(?!\u200d)(?:${SEEN})+$`, 'u'), 'no line breaks and nothing that cannot be seen'),
)
/** A seat's contribution to the dice before play. */
export const Entropy = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[^\p{Cc}]+$/u))

/** Options of a table by name. The game checks names and values. */
export const Options = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(40)),
    v.union([v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.finite()), v.boolean()]),
  ),
  v.check((options) => Object.keys(options).length <= 32, 'at most 32 options'),
)

export type Language = v.InferOutput<typeof Language>
export type Level = v.InferOutput<typeof Level>
export type Visibility = v.InferOutput<typeof Visibility>
export type TableStatus = v.InferOutput<typeof TableStatus>
export type Options = v.InferOutput<typeof Options>
