import { expect, test } from 'vitest'
import { ConfigFault, readConfig } from '../../src/config.ts'

test('a wrong setting is named with what is expected, and what was given is not repeated', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://somebody:secret@somewhere/',
    SESSION_KEY: 'short-secret',
    LOG_LEVEL: 'verbose',
    TRUST_PROXY: 'perhaps',
    IDLE_SECONDS: '1.5',
  }
  expect(() => readConfig(wrong)).toThrow(
    new ConfigFault(`The configuration is wrong:
  PORT: expected a whole number from 0 to 65535
  DATABASE_URL: expected an address (postgres: postgresql:)
  SESSION_KEY: expected at least 32 characters
  LOG_LEVEL: expected one of fatal, error, warn, info, debug, silent
  TRUST_PROXY: expected true or false
  IDLE_SECONDS: expected a whole number from 1 to 86400`),
  )
})
