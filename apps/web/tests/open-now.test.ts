import { Match, seedChance, seedFrom } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import { DecisionBar, type GameView, TableProvider } from '@sablier/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type TableSource, useTableModel } from '../src/table/use-table-model.ts'

function Bar(source: TableSource) {
  const { model } = useTableModel(source)
  return TableProvider({ value: model, children: createElement(DecisionBar) })
}

/** A moment of Donjon in which seat 0 may take up something beside what is asked. */
async function somethingStandsOpen() {
  const box = await findGame('donjon-quetes-trahisons')?.load()
  if (!box) throw new Error('There is no such game')
  const match = new Match({ game: box.game, seats: 2, options: {}, seed: seedFrom('something stands open', []) })
  const chance = seedChance('any answers')
  for (let n = 0; n < 200 && match.view(0).offers.length === 0; n++) {
    const ask = match.asks()[0]
    if (ask) match.answer(ask.seat, ask.encode(ask.randomChoice(chance)))
  }
  return { game: box.game, view: match.view(0), events: match.heard(0) }
}

test('offers can be taken only at the present moment of one’s own game', async () => {
  const moment = await somethingStandsOpen()
  expect(moment.view.offers.length).toBeGreaterThan(0)
  const shown = (canAct: boolean) =>
    renderToStaticMarkup(
      createElement(Bar, {
        ...moment,
        look: {} as GameView,
        options: {},
        seats: [
          { name: 'Ada', kind: 'you' },
          { name: 'Bram', kind: 'person' },
        ],
        canAct,
        draftsOf: null,
        onAnswer: () => {},
        onTake: () => {},
      }),
    )
  expect(shown(true)).toContain('data-offer')
  expect(shown(false)).not.toContain('data-offer')
})
