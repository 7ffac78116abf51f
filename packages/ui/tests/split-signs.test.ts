import type { TextNode } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { splitSigns } from '../src/split-signs.ts'

const words = (text: string): TextNode => ({ kind: 'words', text })
const card: TextNode = { kind: 'card', card: 'well', text: 'Well' }
const split = (nodes: TextNode[]) => nodes.map((_, i) => Object.values(splitSigns(nodes, i)).join('|'))

test('brackets and full stops go with the card they stand beside', () => {
  expect(split([words('Use this ('), card, words(')? Say so.')])).toEqual(['|Use this |(', '|Well|', ')?| Say so.|'])
})

test('a sign between two cards goes with one of them', () => {
  expect(split([card, words('·'), card])).toEqual(['|Well|', '·||', '|Well|'])
})

test('a space that does not end a line is no gap', () => {
  expect(split([card, words('\u00a0: choose.')])).toEqual(['|Well|', '\u00a0:| choose.|'])
})

test('anything that is not a button is plain text', () => {
  expect(split([words('(a'), { kind: 'card', card: null, text: 'card' }, words(')')])).toEqual([
    '|(a|',
    '|card|',
    '|)|',
  ])
})
