/** Pictures for docs/. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const QUALITY = 88
const MAX_KB = 100

/**
 * Writes what the window shows as WebP, by the browser's own command, because Playwright cannot write WebP, which is a
 * third as large as PNG. Throws if the file is too large for the repository.
 */
export const photographTo = async (page: Page, path: string): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data, 'base64')
  const kilobytes = Math.ceil(statSync(path).size / 1000)
  console.log(`${path}  ${kilobytes} kB`)
  if (kilobytes > MAX_KB) throw new Error(`the picture is larger than ${MAX_KB} kB`)
}

/** Waits until the page, its data and its font have loaded. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' })
  // A blinking text cursor would be visible in some screenshots and not in others.
  await page.evaluate('document.activeElement?.blur()')
}

const STORY = resolve(import.meta.dirname, '../../docs/story')

/** Takes a picture of a moment of the story for docs/story, if `npm run story` asks for it. */
export const photographMoment = async (page: Page, name: string): Promise<void> => {
  if (!process.env['STORY_PICTURES']) return
  await settled(page)
  await photographTo(page, resolve(STORY, `${name}.webp`))
}
