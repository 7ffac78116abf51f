import { expect, test } from 'vitest'
import { textFrame } from '../../src/socket/text-frame.ts'
import { testServer } from './test-server.ts'

test('a plain text is framed with its length; others are left to the socket', () => {
  expect(textFrame('ab')).toBe('\x81\x02ab')
  expect(textFrame('x'.repeat(125))?.slice(0, 2)).toBe('\x81\x7d')
  expect(textFrame('x'.repeat(126))?.slice(0, 4)).toBe('\x81\x7e\x00\x7e')
  expect(textFrame('x'.repeat(65_535))?.slice(0, 4)).toBe('\x81\x7e\xff\xff')
  expect(textFrame('x'.repeat(65_536))).toBeNull()
  expect(textFrame('é')).toBeNull()
  expect(textFrame('“')).toBeNull()
})

test('plain and other texts arrive in the order in which they were said', async () => {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open(['open'])
  const connection = await anna.sit(table)
  const said = ['plain', 'très bien', 'plain again', 'x'.repeat(300)]
  for (const text of said) connection.send({ type: 'chat', clientId: `chat-${said.indexOf(text)}-test`, text })
  await connection.until(({ chat }) => chat.length === said.length)
  expect(connection.clientTable!.chat.map(({ text }) => text)).toEqual(said)
  expect(connection.faults).toEqual([])
})
