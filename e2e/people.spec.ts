import { expect, test } from '@playwright/test'
import { enter } from './meet.ts'

test('a passkey brings somebody back; a webhook to a private address is refused with words', async ({
  browser,
  baseURL,
}) => {
  // Passkeys belong to names, not to numbers.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const context = await browser.newContext()
  const page = await enter(context, `${origin}/online`, 'Ada')
  await expect(page.getByRole('heading', { name: 'Find a table' })).toBeVisible()
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Keep my seats by a passkey' }).click()
  await expect(page.getByText('Passkeys: 1')).toBeVisible()
  await page.getByLabel('Address that is told').fill('http://127.0.0.1:9/hook')
  await page.getByLabel('Address that is told').press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await context.clearCookies()
  await page.goto(`${origin}/online`)
  await page.getByRole('button', { name: 'I have a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Find a table' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada')
})
