/**
 * The page's last line of defense: the browser refuses markup and scripts that got past everything else (F2).
 */
import { expect, ON_DESKTOP, test } from './src/fixtures.ts'

test.beforeAll(({ bank }) => bank.restore())

test.use({ expectedErrors: [/Content.Security.Policy|Trusted(?: Type|HTML|Script)/i] })

// PROTECTION-34
for (const path of ['/login', '/fees'])
  test(
    `the browser blocks markup, scripts and styles injected into ${path}`,
    ON_DESKTOP,
    async ({ bank, page }) => {
      await page.goto(bank.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const outcome = await page.evaluate(() => {
        const attempt = (force: () => void) => {
          try {
            force()
            return 'taken'
          } catch (error) {
            return (error as Error).name
          }
        }
        const forced = document.createElement('div')
        document.body.append(forced)
        return {
          // The browser must refuse exactly what the lint rule forbids.
          // oxlint-disable-next-line no-restricted-properties
          markup: attempt(() => (forced.innerHTML = '<b>forced</b>')),
          frame: attempt(() => (document.createElement('iframe').srcdoc = '<b>forced</b>')),
          source: attempt(() => document.createElement('script').setAttribute('src', '/forced.js')),
          words: forced.textContent,
        }
      })
      expect(outcome).toEqual({
        markup: 'TypeError',
        frame: 'TypeError',
        source: 'TypeError',
        words: '',
      })

      await page.evaluate(() => {
        const script = document.createElement('script')
        script.append('document.title = "forced"')
        const style = document.createElement('style')
        style.append('body { display: none }')
        document.body.append(script, style)
      })
      await expect(page).not.toHaveTitle('forced')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
