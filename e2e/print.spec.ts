/**
 * What people print: text and figures, black on white, without the navigation. Also: no motion for people who
 * turn it off.
 */
import type { Page } from '@playwright/test'
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'
import { enterAccount, signInUnseen } from './src/sign-in.ts'

test.beforeAll(({ bank }) => bank.restore())

const CUSTOMER = 'active@example.com'

test(
  'prints pages without controls, and in light colors even from a dark screen',
  ON_DESKTOP,
  async ({ bank, page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of ['/about', '/fees', '/3', '/legal/deposit-account']) {
      await page.goto(bank.url + path)
      await expectPrintable(page)
    }
    // Answers that are collapsed on the screen are expanded in print.
    await page.goto(`${bank.url}/3`)
    const answer = page.getByText('It has no monthly fee.')
    await expect(answer).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(answer).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await signInUnseen(page, bank.url, CUSTOMER)
    for (const [path, figure] of [
      [
        '/dashboard/transactions',
        page.getByRole('region', { name: 'Posted Transactions' }).getByRole('listitem').first(),
      ],
      ['/dashboard/tracker/track-success', page.getByRole('table').first()],
      ['/dashboard/tracker/expenses', page.getByRole('heading', { name: 'Expenses', exact: true })],
      ['/dashboard/paybills', page.getByRole('table').first()],
      ['/dashboard/statements', page.getByRole('table').first()],
      ['/dashboard', page.getByRole('region', { name: 'Latest transactions' }).getByRole('listitem').first()],
      ['/dashboard/settings', page.getByLabel('First name')],
    ] as const) {
      await page.goto(bank.url + path)
      await expect(figure).toBeVisible()
      await expectPrintable(page)
      await page.emulateMedia({ media: 'print' })
      await expect(figure).toBeVisible()
      // Some printers print backgrounds and some don't, so neither dark-mode text nor dark-mode backgrounds
      // may remain.
      await expect
        .poll(() => page.evaluate(darkScreenLeft), `dark colors in the print of ${path}`)
        .toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
  },
)

// FRAME-103
test('turns off every animation for people who prefer less motion', ON_DESKTOP, async ({ bank, page }) => {
  await enterAccount(page, bank.url, CUSTOMER, '/dashboard/tracker/track-success')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await longestMotion(page)).toBeGreaterThan(50)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await longestMotion(page)).toBeLessThan(1)
})

const expectPrintable = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const left = page.locator('nav:visible, footer:visible, aside:visible, button:not(th > button):visible')
  await expect.poll(() => left.allInnerTexts(), `controls in the print of ${page.url()}`).toEqual([])
  // The browser applies the new medium in its next frame.
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
  await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  await page.emulateMedia({ media: 'screen' })
}

/**
 * Returns the elements with a background as dark as in dark mode, and those with text as light as in dark
 * mode on a light background.
 */
const darkScreenLeft = () => {
  const brightness = (color: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return alpha === 0 ? undefined : (0.299 * red + 0.587 * green + 0.114 * blue) / 255
  }
  const backgroundOf = (element: Element | null): number =>
    element
      ? (brightness(getComputedStyle(element).backgroundColor) ?? backgroundOf(element.parentElement))
      : 1
  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && (hasWords(element) || element.matches('input, select')))
    .filter((element) => {
      const ground = backgroundOf(element)
      const words = brightness(getComputedStyle(element).color) ?? 0
      return ground < 0.25 || (ground > 0.5 && words > 0.5)
    })
    .map((element) => `${element.tagName} "${element.textContent.trim().slice(0, 30)}"`)
}

/** The longest transition or animation of any element on the page, in milliseconds. */
const longestMotion = (page: Page) =>
  page.evaluate(() => {
    // The browser returns both in seconds: "0.2s, 1e-05s".
    const ms = (times: string) => times.split(',').map((time) => Number(time.trim().replace(/s$/, '')) * 1000)
    const all = [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return [...ms(transitionDuration), ...ms(animationDuration)]
    })
    return Math.max(...all)
  })
