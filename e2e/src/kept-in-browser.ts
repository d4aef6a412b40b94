/** What the browser may store about a session. */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { PASSWORD } from './sign-in.ts'

/**
 * Expects that no script can read the session cookie, and that everything stored by scripts is on a list of
 * keys that grant no access.
 */
export const expectNothingSecretStored = async (page: Page, context: BrowserContext) => {
  const stored = await page.evaluate(() => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('ys.'),
    ),
    all: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    cookies: document.cookie,
  }))
  const known = [
    'ys.banner-is-line',
    'ys.last-active',
    'ys.last-path',
    'ys.notice-understood',
    'ys.session-ends-at',
    'ys.session-expires-at',
    'ys.tracker-seen',
    'ys.spending-order',
    'ys.wanted-path',
  ]
  expect(stored.keys.filter((key) => !known.includes(key))).toEqual([])
  expect(stored.cookies).not.toContain('Authorization')
  expect(stored.all).not.toContain(PASSWORD)
  for (const { name, value, httpOnly, sameSite } of await context.cookies()) {
    expect(['Authorization', 'Device']).toContain(name)
    expect({ httpOnly, sameSite }).toEqual({ httpOnly: true, sameSite: 'Strict' })
    expect(stored.all).not.toContain(value)
  }
}
