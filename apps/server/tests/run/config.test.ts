import { expect, test } from 'vitest'
import { ConfigFault, readConfig } from '../../src/config.ts'

test('a wrong setting is named with what is expected, and what was given is not repeated', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://somebody:secret@somewhere/',
    SESSION_KEY: 'short-secret',
    LOG_LEVEL: 'verbose',
    TRUST_PROXY: 'true',
    IDLE_SECONDS: '1.5',
  }
  expect(() => readConfig(wrong)).toThrow(
    new ConfigFault(`The configuration is wrong:
  PORT: expected a whole number from 0 to 65535
  DATABASE_URL: expected an address (postgres: postgresql:)
  SESSION_KEY: expected at least 32 characters
  LOG_LEVEL: expected one of fatal, error, warn, info, debug, silent
  TRUST_PROXY: expected the number of proxies in front (1), or their addresses (10.0.0.2, 10.1.0.0/16)
  IDLE_SECONDS: expected a whole number from 1 to 86400`),
  )
})

test('trusted proxies are a number of hops or a list of addresses', () => {
  expect(readConfig({}).trustedProxies).toBe(0)
  expect(readConfig({ TRUST_PROXY: '2' }).trustedProxies).toBe(2)
  expect(readConfig({ TRUST_PROXY: '10.0.0.2, fd00::/8' }).trustedProxies).toEqual(['10.0.0.2', 'fd00::/8'])
  for (const wrong of ['11', '10.0.0.300', '10.0.0.0/33', '10.0.0.1,'])
    expect(() => readConfig({ TRUST_PROXY: wrong }), wrong).toThrow('TRUST_PROXY')
})
