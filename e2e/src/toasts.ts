/**
 * Success messages that close on their own after 1.5 seconds (FRAME-96). On a busy machine one may be gone
 * before a test looks for it, so every page records which dialogs it showed.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'

interface ShownDialog {
  title: string
  words: string
}

declare global {
  interface Window {
    /** Dialogs that no `expectToast` has consumed yet, in the order in which they appeared. */
    shownDialogs: ShownDialog[]
  }
}

/** Every page of this context records the title and text of each dialog that it shows. */
export const rememberDialogs = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    window.shownDialogs = []
    const entryOf = new WeakMap<Element, ShownDialog>()
    const look = () => {
      for (const dialog of document.querySelectorAll<HTMLElement>('[role="dialog"]')) {
        const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent
        if (!title || !dialog.checkVisibility({ visibilityProperty: true })) continue
        const shown = { title, words: dialog.textContent }
        const entry = entryOf.get(dialog)
        if (entry) {
          Object.assign(entry, shown)
          continue
        }
        entryOf.set(dialog, shown)
        window.shownDialogs.push(shown)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** Expects that a success message with this text has appeared since the last call, and has closed. */
export const expectToast = async (page: Page, title: string, words: string | RegExp = ''): Promise<void> => {
  const take = async () => {
    const shown = await page.evaluate(() => window.shownDialogs)
    const place = shown.findIndex(
      (dialog) =>
        dialog.title.includes(title) &&
        (typeof words === 'string' ? dialog.words.includes(words) : words.test(dialog.words)),
    )
    if (place >= 0) await page.evaluate((count) => window.shownDialogs.splice(0, count), place + 1)
    return place >= 0
  }
  await expect.poll(take, { message: `showed "${title}"`, timeout: 30_000 }).toBe(true)
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' })
}
