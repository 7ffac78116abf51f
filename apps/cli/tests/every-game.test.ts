import type { CardBase } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { describe, expect, test, vi } from 'vitest'
import { playAttentively } from './attentive-player.ts'
import { sablier } from './fake-io.ts'
import { fileWith } from './record-in.ts'

vi.setConfig({ testTimeout: 120_000 })

describe.each(SHELF)('$id', ({ id, title, seats, load }) => {
  test.each(['en', 'fr'] as const)(
    'is played to its end by somebody who sees the screen alone, and its record is true (%s)',
    async (lang) => {
      const file = fileWith(`${id}-${lang}.json`, '')
      const play = ['play', '--game', id, '--bots', 'random', '--seed', 'terminal', '--lang', lang]
      const { code, out } = await playAttentively([...play, '--save', file], `${id} ${lang}`)
      expect(code).toBe(0)
      expect(out).toContain(title[lang])
      expect(out).toMatch(/Winners?: |Nobody wins|Victoire|Personne ne gagne/)
      expect(out.split('\n').filter((line) => line.replace('> ', '').length > 80)).toEqual([])
      expect((await sablier(['verify', file])).code).toBe(0)
    },
  )

  test('is told in both languages without a key showing through', async () => {
    for (const lang of ['en', 'fr']) {
      const argv = ['play', '--game', id, '--bots', 'random', '--seed', 'told', '--lang', lang]
      const { code, out } = await sablier([...argv, '--seat', 'none', '--seats', String(seats.max)])
      expect(code).toBe(0)
      expect(out.match(/\{[^}]*\}|undefined|\[object [A-Z]/g)).toBeNull()
    }
  })

  test('has a text for every card and every rule in both languages', async () => {
    const { game } = await load()
    const rules = Object.keys(game.shape.rules).map((rule) => `[${rule}]`)
    for (const lang of ['en', 'fr'] as const)
      for (const command of ['cards', 'rules']) {
        const { code, out } = await sablier([command, '--game', id, '--lang', lang])
        expect(code).toBe(0)
        const wanted = command === 'rules' ? rules : game.cards.map((card: CardBase) => card.name[lang])
        expect(wanted.filter((text: string) => !out.includes(text))).toEqual([])
        expect(out.match(/\{[^}]*\}|undefined|\[object [A-Z]/g)).toBeNull()
      }
  })
})
