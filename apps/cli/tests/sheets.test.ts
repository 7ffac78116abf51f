import { expect, test, vi } from 'vitest'
import { runWith, sablier } from './fake-io.ts'

vi.setConfig({ testTimeout: 60_000 })

test('the cards of a game are printed with their generated texts, in the language asked for', async () => {
  const { out } = await sablier(['cards', '--game', 'lanterns', '--lang', 'fr'])
  expect(out).toContain('Papillon de nuit ×4  (moth)\n  Gagnez 1 huile.\n  Créé pour cette édition')
  const { out: json } = await sablier(['cards', '--game', 'lanterns', '--json'])
  expect(JSON.parse(json)).toMatchObject({ game: 'lanterns', language: 'en' })
  expect(JSON.parse(json).cards[0]).toMatchObject({ id: 'moth', name: 'Moth', copies: 4, text: ['Gain 1 oil.'] })
})

test('the facts of cards are counted by where they come from', async () => {
  const { out } = await sablier(['cards', '--game', 'thiefs-fortune', '--provenance'])
  expect(out).toMatch(/\| name \| 2\d \| 0 \| \d+ \|/)
  expect(out).toMatch(/\| numbers \| 0 \| 0 \| 190 \|/)
})

test('the terminal’s own language is used when none is named', async () => {
  const french = { env: { LANG: 'fr_FR.UTF-8' } }
  const { out } = await runWith(['cards', '--game', 'lanterns'], [][Symbol.iterator](), french)
  expect(out).toContain('Papillon de nuit')
})

test('the rules of a game are printed', async () => {
  const { out } = await sablier(['rules', '--game', 'lanterns'])
  expect(out).toContain('4  [auction.bid] choice\n  Bids rise; who passes is out.\n')
  const { out: json } = await sablier(['rules', '--game', 'lanterns', '--lang', 'fr', '--json'])
  expect(JSON.parse(json).rules).toContainEqual({
    id: 'auction.bid',
    kind: 'choice',
    section: '4',
    text: 'Les enchères montent\u202f; qui passe est sorti.',
  })
})

test('the rules that nothing cites or proves yet are listed', async () => {
  const { code, out } = await sablier(['rules', '--game', 'prophecy', '--uncovered', '--json'])
  expect(code).toBe(0)
  const { game, uncovered } = JSON.parse(out)
  expect(game).toBe('prophecy')
  for (const { missing } of uncovered) expect(missing).toMatch(/cited nowhere|tested nowhere/)
})
