import type { Page } from '@playwright/test'

/** A success, in its words, that comes and goes by itself (CONST-10): looked for at once, so that it is not missed. */
export const toldOf = async (page: Page, title: string, words: string | RegExp = ''): Promise<void> => {
  const popup = page.getByRole('dialog', { name: title })
  await popup.filter({ hasText: words }).waitFor()
  await popup.waitFor({ state: 'hidden' })
}
