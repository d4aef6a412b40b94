/**
 * A visitor reads the public site: every page and link, with and without scripts, in both color schemes,
 * narrow and wide.
 */
import type { Page } from '@playwright/test'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'

test.beforeAll(({ bank }) => bank.restore())

const NARROW = 320
/** Anything narrower is a phone (FRAME-19). */
const TABLET = 768
/** What a window of 1280 points shows at 200 % zoom. */
const ZOOMED = 640

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // PROGRAM-35
  test('the start page works without scripts and links to the login and the documents', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: /Chapter\s13 plan on track/ })).toBeVisible()
    await page.getByRole('link', { name: /^Learn More.*All your bills in one place/ }).click()
    await expect(page.getByRole('heading', { name: /^Track every bill/ })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Log In' }).first()).toHaveAttribute('href', '/login')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  })
})

// PROGRAM-47, PROGRAM-53
test('every public page is linked and accessible, and no link is dead', async ({ page, axe }) => {
  // This checks a dozen pages in several ways each.
  test.slow()
  const pages = await crawl(page)
  expect(pages).toEqual(expect.arrayContaining(['/', '/about', '/account-features', '/fees', '/3']))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of schemesFor(path)) {
      await page.emulateMedia({ colorScheme })
      await axe()
    }
    for (const narrower of [NARROW, ZOOMED]) {
      await page.setViewportSize({ width: narrower, height })
      await expectToFit(page, narrower)
    }
    await page.setViewportSize({ width, height })
    await expectToFit(page, width)
  }
})

// PROGRAM-39
test('shows the login bar once the banner is out of view, except on a narrow screen', async ({ page }) => {
  await page.goto('/')
  const bar = page.locator('[data-sticky-bar]')
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Ready when you are' }).scrollIntoViewIfNeeded()
  await expect(bar).not.toHaveAttribute('hidden')
  const isNarrow = (page.viewportSize()?.width ?? 0) < TABLET
  await expect(bar.getByRole('link', { name: 'Log In' })).toBeVisible({ visible: !isNarrow })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
})

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('shows "Page not found" with a link to the start page', ON_DESKTOP, async ({ page, axe }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await axe()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /bank account/ })).toBeVisible()
  })
})

/** The color schemes to check. The documents look alike, so one scheme is enough for them. */
const schemesFor = (path: string): readonly ('light' | 'dark')[] =>
  path.startsWith('/legal/') ? ['dark'] : ['light', 'dark']

/** Follows every link from the start page. Returns the paths on this site that it found. Each must answer. */
const crawl = async (page: Page): Promise<string[]> => {
  await page.goto('/')
  const { origin } = new URL(page.url())
  const found = new Set(['/'])
  const elsewhere = new Set<string>()
  for (const path of found) {
    const reply = await page.request.get(path)
    expect.soft(reply.status(), path).toBe(200)
    for (const [, href = ''] of (await reply.text()).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const address = new URL(href, origin + path)
      if (address.origin === origin) found.add(address.pathname)
      else if (address.protocol !== 'tel:') elsewhere.add(address.href)
    }
  }
  for (const address of elsewhere) {
    expect.soft((await page.request.get(address)).status(), address).toBe(200)
  }
  expect(elsewhere.size, 'the sign-up is on another site').toBeGreaterThan(0)
  return [...found]
}

/**
 * Expects that nothing scrolls sideways. Fixed elements adapt to a new width a moment later than the rest.
 */
const expectToFit = (page: Page, width: number) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at ${width}`)
    .toBeLessThanOrEqual(width)
