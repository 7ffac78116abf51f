import { expect, test } from '@playwright/test'
import { begin, enter, meet, playTogether } from './meet.ts'

test('after a few moves one is offered to secure the seat; the link to keep brings one back without the cookie', async ({
  browser,
}) => {
  const pages = await meet(browser)
  const [ada] = pages
  await begin(pages)
  const offer = ada.getByRole('status', { name: /^Your seat hangs on this browser/ })
  await expect(offer).toHaveCount(0)
  // How many presses make a move depends on what is asked.
  while ((await offer.count()) === 0) await playTogether(pages, 1)
  await offer.getByRole('button', { name: 'A link to keep' }).click()
  await offer.getByRole('button', { name: 'Make a link to keep' }).click()
  const link = await offer.getByRole('textbox', { name: 'A link to keep' }).inputValue()
  const address = ada.url()
  // The browser has forgotten her.
  const elsewhere = await browser.newContext()
  const back = await elsewhere.newPage()
  await back.goto(link)
  await back.getByRole('button', { name: 'Come back to my seats' }).click()
  await expect(back.getByRole('region', { name: 'Your tables' })).toBeVisible()
  await back.goto(address)
  await expect(back.getByTestId('table')).toContainText('Ada')
  await expect(back.getByText('You are watching.')).toHaveCount(0)
})

test('blocked people do not meet again, reports reach the operator, and one can be forgotten', async ({ browser }) => {
  const [ada, bram] = await meet(browser, {
    choose: (form) => form.getByLabel('Everybody may find this table').check(),
  })
  await bram.getByRole('textbox', { name: 'Message' }).fill('something rude')
  await bram.getByRole('textbox', { name: 'Message' }).press('Enter')
  await expect(ada.getByText('something rude')).toBeVisible()
  await ada.getByRole('button', { name: 'People' }).click()
  await ada.getByText('Report Bram').click()
  await ada.getByRole('button', { name: 'Send' }).last().click()
  await expect(ada.getByText('The operator of this server has been told.')).toBeVisible()
  await ada.getByRole('button', { name: 'Block Bram' }).click()
  await expect(ada.getByRole('button', { name: 'Meet Bram again' })).toBeVisible()
  await ada.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'Get up' }).click()
  await bram.getByRole('button', { name: 'Get up' }).click()

  const rejoined = await enter(await browser.newContext(), '/online', 'Cleo')
  await expect(rejoined.getByRole('heading', { name: 'Find a table' })).toBeVisible()
  await ada.goto('/settings')
  await expect(ada.getByRole('link', { name: 'Download my data' })).toHaveAttribute('href', '/api/session/data')
  await ada.getByRole('button', { name: 'Have me forgotten' }).click()
  await ada.getByRole('button', { name: 'Yes, forget me' }).click()
  await expect(ada.getByText('You have no online name yet.')).toBeVisible()
})
