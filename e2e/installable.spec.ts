/** The app on a home screen: what the browser keeps of it, and what it shows without a connection (FRAME-132, FRAME-133). */
import type { Page } from '@playwright/test'
import { expect, ON_PHONE, test } from './src/fixtures.ts'
import { signInUnseen } from './src/sign-in.ts'

const CUSTOMER = 'plan@example.com'

// All other stories block it, so that they see every request.
test.use({ serviceWorkers: 'allow' })
test.beforeAll(({ bank }) => bank.restore())

/** Paths of all that any cache of this site keeps. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

test(
  'keeps files of the app only, and says so when there is no connection',
  ON_PHONE,
  async ({ bank, page, context, axe }) => {
    await signInUnseen(page, bank.url, CUSTOMER)
    await page.goto('/dashboard')
    await page.evaluate(() => navigator.serviceWorker.ready)
    for (const path of [
      '/dashboard',
      '/dashboard/plan',
      '/dashboard/transactions',
      '/dashboard/statements',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const kept = await keptPaths(page)
    expect(kept.filter((path) => path !== '/no-connection' && !path.startsWith('/assets/'))).toEqual([])
    expect(kept).toContain('/no-connection')
    expect(kept.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)

    await context.setOffline(true)
    await page.goto('/dashboard/plan')
    await expect(page.getByRole('heading', { name: 'No internet connection' })).toBeVisible()
    await axe()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/dashboard\/plan$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No internet connection')
  },
)
