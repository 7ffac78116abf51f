import * as v from 'valibot'
import { Answer } from './acts.ts'
import { Clock } from './clock.ts'
import { ForecastSchema } from './forecast-schema.ts'
import { HintSchema } from './hint-schema.ts'
import { PHRASE_IDS } from './phrases.ts'
import { TableSummary } from './table-info.ts'
import { ViewPayloadSchema } from './view-payload-schema.ts'
import { Entropy, GameId, Id, Language, Level, Options, PersonName, TableStatus, Visibility } from './words.ts'

/** A person as they see themselves. */
export const Me = v.strictObject({
  id: v.string(),
  name: v.string(),
  language: Language,
  /** Where "your turn" is sent; null: nowhere. */
  webhook: v.nullable(v.string()),
  passkeys: v.number(),
  /** Whether a link to keep is valid. */
  keepLink: v.boolean(),
  /** Whether losing the cookie would not lose the seats: there is a passkey or a link to keep. */
  secured: v.boolean(),
})
/** `GET /api/session`: who you are, null before a name was given. */
export const SessionReply = v.strictObject({ me: v.nullable(Me) })
/** `POST /api/session`: gives a name or changes it. */
export const SessionBody = v.strictObject({ name: PersonName, language: Language })
/** `PUT /api/session/webhook`: where "your turn" is sent. */
export const WebhookBody = v.strictObject({ url: v.nullable(v.pipe(v.string(), v.maxLength(500), v.url())) })

/** The use of a seat at a new table. */
export const SeatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
])
/** `POST /api/tables`: opens a table. */
export const CreateTableBody = v.strictObject({
  game: GameId,
  options: Options,
  seats: v.pipe(v.array(SeatWish), v.minLength(1), v.maxLength(12)),
  visibility: Visibility,
  clock: Clock,
  /** Adds to the dice from the first seat that is yours. */
  entropy: v.exactOptional(Entropy),
  /** Begins at once if no seat is open. */
  start: v.exactOptional(v.boolean()),
  /** Whether seats may ask a computer player for advice: told to all before they sit down. Without it only who is alone with computer players may. */
  hints: v.exactOptional(v.boolean()),
})
export const CreateTableReply = v.strictObject({ table: v.string(), invite: v.nullable(v.string()) })

/** `GET /api/tables`: the lobby, newest change first. */
export const LobbyQuery = v.strictObject({
  game: v.exactOptional(GameId),
  status: v.exactOptional(TableStatus),
  /** Only tables with a free seat. */
  free: v.exactOptional(v.literal('1')),
  /** Only tables where you sit, also those by invitation. */
  mine: v.exactOptional(v.literal('1')),
  /** Only tables changed before this time: the next page. */
  before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
})
export const LobbyReply = v.strictObject({ tables: v.array(TableSummary) })

/** `GET /api/join/:code`: the open table behind a short code, with its invitation. */
export const JoinReply = v.strictObject({ table: v.string(), invite: v.string() })

/** `POST /api/tables/:table/acts` answers with the sequence number the act got. */
export const ActReply = v.strictObject({ seq: v.number() })
/** `GET /api/tables/:table/look`: the game as you saw it after so many entries. */
export const LookReply = v.strictObject({ view: ViewPayloadSchema })
/** `POST /api/tables/:table/hint`: advice on your open ask, the one after your own last entry; null if none was found in time. */
export const HintReply = v.strictObject({ lastOwn: v.number(), hint: v.nullable(HintSchema) })
/** `POST /api/tables/:table/forecast`: what an answer to your open ask, the one after your own last entry, will do; null if it cannot be given. */
export const ForecastBody = v.strictObject({ answer: Answer })
export const ForecastReply = v.strictObject({ lastOwn: v.number(), forecast: v.nullable(ForecastSchema) })
/** `POST /api/tables/:table/link`: a link that moves your seat to another device, once. */
export const LinkReply = v.strictObject({ token: v.string(), url: v.string(), expiresAt: v.number() })
/** `POST /api/move`: takes over the seat behind a link. */
export const MoveBody = v.strictObject({ token: Id })
export const MoveReply = v.strictObject({ table: v.string(), seat: v.number() })

/** `GET /api/settings`: what a client has to know of this server. */
export const SettingsReply = v.strictObject({
  protocol: v.number(),
  version: v.string(),
  publicUrl: v.nullable(v.string()),
  games: v.array(v.strictObject({ id: v.string(), version: v.string() })),
  levels: v.array(Level),
  phrases: v.array(v.picklist(PHRASE_IDS)),
  passkeys: v.boolean(),
  limits: v.strictObject({
    tablesPerPerson: v.number(),
    openTablesPerPerson: v.number(),
    openTableHours: v.number(),
    messageBytes: v.number(),
    messagesPerSecond: v.number(),
  }),
})

export type Me = v.InferOutput<typeof Me>
export type SessionReply = v.InferOutput<typeof SessionReply>
export type SeatWish = v.InferOutput<typeof SeatWish>
export type CreateTableBody = v.InferOutput<typeof CreateTableBody>
export type CreateTableReply = v.InferOutput<typeof CreateTableReply>
export type LobbyQuery = v.InferOutput<typeof LobbyQuery>
export type JoinReply = v.InferOutput<typeof JoinReply>
export type LobbyReply = v.InferOutput<typeof LobbyReply>
export type LookReply = v.InferOutput<typeof LookReply>
export type HintReply = v.InferOutput<typeof HintReply>
export type ForecastBody = v.InferOutput<typeof ForecastBody>
export type ForecastReply = v.InferOutput<typeof ForecastReply>
export type LinkReply = v.InferOutput<typeof LinkReply>
export type MoveReply = v.InferOutput<typeof MoveReply>
export type SettingsReply = v.InferOutput<typeof SettingsReply>
