import type { CardBase, Language } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { VIEWS } from '@sablier/shelf/views'
import { CARD_SIZES, preparedFace } from '@sablier/ui'
import { describe, expect, test } from 'vitest'
import { saysShort as donjon } from '../../../games/donjon-quetes-trahisons/view/short-rules.ts'
import { saysShort as prophecy } from '../../../games/prophecy/view/short-rules.ts'
import { saysShort as terres } from '../../../games/terres-de-destinees/view/short-rules.ts'
import { saysShort as thief } from '../../../games/thiefs-fortune/view/short-rules.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
const SHORT = { 'thiefs-fortune': thief, 'terres-de-destinees': terres, 'donjon-quetes-trahisons': donjon, prophecy }
/** They say nothing of themselves, only what stands inside them. */
const AROUND = ['seq', 'may', 'choose', 'when', 'each', 'repeat', 'pay', 'both', 'wish', 'deal', 'parts']
/** Cards that have nothing to say but their name and numbers. */
const SILENT = /no power|pouvoir|weapon|armour|jewel|arme|armure|bijou/i

describe.each(SHELF)('card faces of $id', ({ id, load }) => {
  const faces = async () => {
    const [{ game }, look] = [await load(), await VIEWS[id]?.()]
    if (!look) throw new Error(`${id} has no view`)
    const cards: readonly CardBase[] = game.cards
    return LANGUAGES.flatMap((language) => cards.map((card) => preparedFace(game, look, card, language)))
  }

  test('every text fits in every size', async () => {
    const tight = (await faces()).flatMap((face) =>
      CARD_SIZES.filter((size) => !face.fit(size).fits).map((size) => `${face.card.id} ${face.face.name} ${size}`),
    )
    expect(tight).toEqual([])
  })

  test('a small card says its rule in signs, and every sign has a drawing', async () => {
    const faults = (await faces()).flatMap(({ face, short, lines, card }) => {
      if (face.short === '') return lines.length > 0 && !SILENT.test(face.type + face.lines[0]?.text) ? [card.id] : []
      const signs = [...face.short.matchAll(/\{icon:/g)].length
      const drawn = short.filter(({ kind }) => kind === 'icon').length
      return drawn < signs ? [`${card.id}: ${face.short}`] : []
    })
    expect(faults).toEqual([])
  })

  test('every op has a short form', async () => {
    const { game } = await load()
    const say = SHORT[id as keyof typeof SHORT]
    const names = [
      ...(game.ops?.ops.keys() ?? []),
      ...(game.ops?.tests.keys() ?? []),
      ...(game.ops?.groups.keys() ?? []),
    ]
    const NONE = { op: 'none' }
    const sample = {
      n: 1,
      upTo: 1,
      tokens: { sword: 1 },
      rows: ['event'],
      types: ['dragon'],
      deed: 'slew-alone',
      with: 'most',
      who: NONE,
      health: 1,
      drawer: { gold: 1 },
      others: { gold: 1 },
    }
    expect(names.filter((op) => !AROUND.includes(op) && say({ ...sample, op }) === '')).toEqual([])
  })
})
