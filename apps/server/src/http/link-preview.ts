import { type Bilingual, fillPlain } from '@sablier/kernel'
import type { Language, PreviewReply } from '@sablier/protocol'
import type { FastifyRequest } from 'fastify'
import type { HttpParts } from './parts.ts'

const PAGE = /^\/(table|replay\/table)\/([A-Za-z0-9_-]{6,64})\/?$/
const TEXT: Readonly<Record<'invites' | 'open' | 'replay' | 'with' | 'won', Bilingual>> = {
  invites: { en: '{host} invites you to {game}', fr: '{host} vous invite à {game}' },
  open: { en: 'A table of {game}', fr: 'Une table de {game}' },
  replay: { en: 'A game of {game}', fr: 'Une partie de {game}' },
  with: { en: 'With {names}', fr: 'Avec {names}' },
  won: { en: '{names} won', fr: 'Victoire : {names}' },
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A preview costs as much as so many bytes, and what waking its table costs. */
const COST = 2000

/** The tags by which a link to a table or a replay is shown elsewhere: which game and who invites. No secret, no talk; '' for other pages. */
export async function previewTags(parts: HttpParts, request: FastifyRequest): Promise<string> {
  const { shelf, config } = parts
  const [path = '', query = ''] = request.url.split('?')
  const [, page, id] = PAGE.exec(path) ?? []
  if (page === undefined || id === undefined) return ''
  const invite = new URLSearchParams(query).get('invite') ?? undefined
  const preview = await previewFor(parts, request.ip, { id, invite }).catch(() => null)
  if (!preview) return ''
  const language: Language = /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en'
  const game = (await shelf.load(preview.game))?.game.text.title[language] ?? preview.game
  const { title, description } = wordsOf(preview, game, language)
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Sablier'],
    ['og:title', title],
    ['og:description', description],
    ...(config.publicUrl === null ? [] : [['og:url', config.publicUrl + path]]),
  ]
  return tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content ?? '')}" />`).join('')
}

/** Refuses an address that has spent all it has: its pages come without tags. */
async function previewFor(
  { desk, budget }: HttpParts,
  address: string,
  { id, invite }: { id: string; invite: string | undefined },
): Promise<PreviewReply> {
  let preview: PreviewReply | undefined
  await budget.pay(address, id, async () => {
    preview = await desk.preview(id, null, invite)
    return COST
  })
  return preview as PreviewReply
}

function wordsOf({ status, host, seats, result }: PreviewReply, game: string, language: Language) {
  const names = seats.flatMap((seat) => (seat?.name ? [seat.name] : []))
  const winners = (result?.winners ?? []).flatMap((seat) => seats[seat]?.name || [])
  const isOver = status !== 'open' && status !== 'playing'
  const title = isOver ? TEXT.replay : host === null ? TEXT.open : TEXT.invites
  const lines = [
    ...(names.length > 0 ? [fillPlain(TEXT.with, { names: names.join(', ') }, language)] : []),
    ...(winners.length > 0 ? [fillPlain(TEXT.won, { names: winners.join(', ') }, language)] : []),
  ]
  return { title: fillPlain(title, { host: host ?? '', game }, language), description: lines.join('. ') }
}
