import type { Language, PreviewReply } from '@sablier/protocol'
import type { FastifyRequest } from 'fastify'
import type { HttpParts } from './parts.ts'

const PAGE = /^\/(table|replay\/table)\/([A-Za-z0-9_-]{6,64})\/?$/
const TEXT: Record<Language, Record<'invites' | 'open' | 'replay' | 'with' | 'won', string>> = {
  en: {
    invites: '{host} invites you to {game}',
    open: 'A table of {game}',
    replay: 'A game of {game}',
    with: 'With {names}',
    won: '{names} won',
  },
  fr: {
    invites: '{host} vous invite à {game}',
    open: 'Une table de {game}',
    replay: 'Une partie de {game}',
    with: 'Avec {names}',
    won: 'Victoire : {names}',
  },
}
const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The tags by which a link to a table or a replay is shown elsewhere: which game and who invites. No secret, no talk; '' for other pages. */
export async function previewTags({ desk, shelf, config }: HttpParts, request: FastifyRequest): Promise<string> {
  const [path = '', query = ''] = request.url.split('?')
  const [, page, id] = PAGE.exec(path) ?? []
  if (page === undefined || id === undefined) return ''
  const invite = new URLSearchParams(query).get('invite') ?? undefined
  const preview = await desk.preview(id, null, invite).catch(() => null)
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

function wordsOf({ status, host, seats, result }: PreviewReply, game: string, language: Language) {
  const text = TEXT[language]
  const names = seats.flatMap((seat) => (seat?.name ? [seat.name] : []))
  const winners = (result?.winners ?? []).flatMap((seat) => seats[seat]?.name || [])
  const isOver = status !== 'open' && status !== 'playing'
  const title = isOver ? text.replay : host === null ? text.open : text.invites
  const lines = [
    ...(names.length > 0 ? [filled(text.with, { names: names.join(', ') })] : []),
    ...(winners.length > 0 ? [filled(text.won, { names: winners.join(', ') })] : []),
  ]
  return { title: filled(title, { host: host ?? '', game }), description: lines.join('. ') }
}
