/**
 * Successes that come and go by themselves after 1.5 seconds (FRAME-96). On a busy machine one may have gone before it
 * is looked for, so every page writes down which dialogs it showed.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'

interface ShownDialog {
  title: string
  words: string
}

declare global {
  interface Window {
    /** What no `expectToast` has taken yet, in the order of their coming. */
    shownDialogs: ShownDialog[]
  }
}

/** Every page of this context writes down the title and words of each dialog that it shows. */
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

/** A success was shown in its words, since the last one that was asked for, and is gone. */
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
  await expect.poll(take, { message: `told of "${title}"`, timeout: 30_000 }).toBe(true)
  await page.getByRole('dialog', { name: title }).waitFor({ state: 'hidden' })
}
