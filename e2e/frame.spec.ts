/**
 * The account's frame is on the screen before the app has loaded, exactly where the app renders its own
 * (record 0096).
 */
import type { Locator } from '@playwright/test'
import { expect, test } from './src/fixtures.ts'
import { enterAccount } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())

const placeOf = async (pieces: Locator) => pieces.filter({ visible: true }).first().boundingBox()

for (const scheme of ['light', 'dark'] as const) {
  // FRAME-28
  test(`shows the frame while the app loads, exactly where the app renders it, in ${scheme} mode`, async ({
    bank,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await enterAccount(page, bank.url, 'active@example.com')
    const assets = Promise.withResolvers<void>()
    await page.route('**/assets/*', async (route) => {
      await assets.promise
      await route.continue()
    })
    await page.goto(`${bank.url}/dashboard`, { waitUntil: 'commit' })
    const drawn = page.locator('#drawn')
    const piecesOf = async (around: Locator, head: string, way: string) => ({
      head: await placeOf(around.locator(head)),
      way: await placeOf(around.locator(way)),
      mark: await placeOf(around.locator('svg[viewBox="0 0 32 32"]')),
    })
    const colorOf = (piece: Locator) => piece.evaluate((each) => getComputedStyle(each).backgroundColor)
    await expect(drawn.locator('.head')).toBeVisible()
    const before = await piecesOf(drawn, '.head', '.side, .bar')
    const color = await colorOf(drawn.locator('.head'))
    assets.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(drawn).toHaveCount(0)
    const app = page.locator('#root')
    await expect.poll(() => piecesOf(app, 'header', 'nav[aria-label=Main]')).toEqual(before)
    expect(color).toBe(await colorOf(app.locator('header').first()))
  })
}
