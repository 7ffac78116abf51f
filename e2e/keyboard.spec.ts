import { expect, test } from '@playwright/test'
import { playOn } from './answer.ts'
import { openApp } from './open-app.ts'
import { startGame } from './start-game.ts'

test('a whole game of Terres de Destinées by keyboard alone', async ({ page }) => {
  test.setTimeout(300_000)
  await openApp(page)
  const play = page.locator('.game-card[data-game=terres-de-destinees] .strong')
  for (let tabs = 0; tabs < 60 && !(await play.evaluate((button) => button === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await expect(play).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('ask-bar')).toBeVisible()
  const end = page.getByTestId('end-screen')
  for (let turn = 0; (await end.count()) === 0; turn++) {
    const state = await page.evaluate(() => {
      const bar = document.querySelector('.ask-mine')
      const confirm = bar?.querySelector<HTMLButtonElement>('[data-confirm]')
      const table = bar?.closest('[data-testid=table]')
      const options = [...(table?.querySelectorAll<HTMLElement>('[data-option]') ?? [])].filter((option) =>
        option.checkVisibility(),
      )
      const free = options.filter((option) => option.getAttribute('aria-pressed') !== 'true')
      const keys = free.map(({ dataset }) => dataset['key']).filter((key) => key !== undefined)
      // Enter confirms only when no button has the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return { mine: bar !== null, confirm: confirm ? !confirm.disabled : null, keys }
    })
    if (!state.mine) await page.waitForTimeout(20)
    else if (state.confirm) await page.keyboard.press('Enter')
    else if (state.keys.length > 0) await page.keyboard.press(state.keys[turn % state.keys.length] ?? '')
    else {
      // Beyond the keys the options are reached one by one; after the last answer there are none to wait for.
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('[data-testid=table] [data-option]:not([aria-pressed=true])')?.focus(),
      )
      await page.keyboard.press('Enter')
    }
  }
  await expect(end).toBeVisible()
})

test('the question mark lists the keys, and undo and advice have theirs', async ({ page }) => {
  await startGame(page, 'thiefs-fortune')
  await expect(page.locator('.ask-mine')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Undo')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const entries = () => page.getByTestId('table').getAttribute('data-entries')
  const before = await entries()
  await playOn(page, 1)
  await expect.poll(entries).not.toBe(before)
  await page.keyboard.press('u')
  await expect.poll(entries).toBe(before)
  await page.keyboard.press('h')
  await expect(page.getByTestId('hint')).toBeVisible()
})
