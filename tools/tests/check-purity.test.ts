import { expect, test } from 'vitest'
import { checkPurity } from '../src/check-purity.ts'
import { projectOf } from './project-of.ts'

const FILE = 'games/lanterns/src/night.ts'
const words = (text: string) =>
  checkPurity(projectOf({ [FILE]: text })).faults.map(({ message }) => /uses (\S+):/.exec(message)?.[1])

test.each([
  ['const now = new Date()', 'Date'],
  ['const x = Math.random()', 'Math.random'],
  ["const x = Math['random']()", 'Math.random'],
  ['const { random } = Math', 'Math'],
  ['const x = performance.now()', 'performance'],
  ["const x = process.env['A']", 'process'],
  ["fetch('x')", 'fetch'],
  ['setTimeout(f, 1)', 'setTimeout'],
  ['new Intl.DateTimeFormat()', 'Intl.DateTimeFormat'],
  ["localStorage.getItem('a')", 'localStorage'],
  ['window.alert(1)', 'window'],
  ['document.title', 'document'],
  ['globalThis.fetch', 'globalThis'],
  ["import { readFileSync } from 'node:fs'", 'node:fs'],
  ["export { join } from 'path'", 'path'],
  ["const fs = import('fs')", 'fs'],
  ["'a'.localeCompare('b')", 'localeCompare'],
])('%s is reported', (text, word) => {
  expect(words(text)).toEqual([word])
})

test.each([
  ['// new Date()'],
  ["const text = 'Math.random() and process'"],
  ['const x = Math.max(1, 2)'],
  ["new Intl.PluralRules('fr')"],
  ['const x = { process: 1, Date: 2 }.process'],
  ['type Play = { window: string }'],
  ['const f = (document: string) => document.length'],
  ["import { fetch } from './fetch.ts'\nfetch()"],
])('%s passes', (text) => {
  expect(words(text)).toEqual([])
})

test('a name of one function does not hide the same word in another', () => {
  expect(words('function a(process: number) { return process }\nfunction b() { return process }')).toEqual(['process'])
})

test('file and line are named, in kernel, bots and every part of a game but its view', () => {
  const root = projectOf({
    'packages/kernel/src/a.ts': '\n\nDate',
    'packages/bots/src/b.ts': 'Date',
    'games/lanterns/bot/c.ts': 'Date',
    'games/lanterns/view/d.tsx': 'Date',
    'apps/server/src/e.ts': 'Date',
  })
  expect(checkPurity(root).faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'packages/kernel/src/a.ts:3',
    'packages/bots/src/b.ts:1',
    'games/lanterns/bot/c.ts:1',
  ])
})
