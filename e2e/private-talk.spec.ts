import { expect, type Page, test } from '@playwright/test'
import { begin, meet } from './meet.ts'

const SECRET = 'Help me against the dragon, and half of the gems are yours'

/** The talk lies beside the table of a desk; it is there once it is known who else is. */
const openTalk = (page: Page) => expect(page.getByRole('group', { name: 'Talk with' })).toBeVisible()

test('two players talk in private, see that it is private, and find nothing of it after a reload', async ({
  browser,
}, testInfo) => {
  const pages = await meet(browser, { game: 'donjon-quetes-trahisons' })
  const [ada, bram] = pages
  await begin(pages)
  for (const page of pages) await openTalk(page)
  await ada.getByRole('button', { name: 'Bram, in private' }).click()
  await expect(ada.getByText('Only you and Bram read this.', { exact: false })).toBeVisible()
  await ada.getByRole('textbox', { name: 'Bram, in private' }).fill(SECRET)
  await ada.getByRole('button', { name: 'Send' }).click()
  await expect(ada.getByText(SECRET)).toBeVisible()

  const adaTab = bram.getByRole('button', { name: 'Ada, in private' })
  await expect(adaTab).toContainText('1')
  await expect(bram.getByText(SECRET)).toBeHidden()
  await adaTab.click()
  await expect(bram.getByText(SECRET)).toBeVisible()
  await bram.getByRole('textbox', { name: 'Ada, in private' }).fill('Done.')
  await bram.keyboard.press('Enter')
  await expect(ada.getByText('Done.')).toBeVisible()
  await testInfo.attach('private', { body: await bram.screenshot(), contentType: 'image/png' })

  // What is said to everybody stays apart from it.
  await ada.getByRole('button', { name: 'Everybody', exact: true }).click()
  await expect(ada.getByText(SECRET)).toBeHidden()
  await expect(ada.locator('.chat-notice').getByText('You and Bram are talking in private.')).toBeVisible()

  await bram.reload()
  await openTalk(bram)
  await bram.getByRole('button', { name: 'Ada, in private' }).click()
  await expect(bram.getByText('Only you and Ada read this.', { exact: false })).toBeVisible()
  await expect(bram.getByText(SECRET)).toHaveCount(0)
})
