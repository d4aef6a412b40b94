/** Sets money aside with the page's own session, for tests that begin with some. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Bank } from './fixtures.ts'
import { send } from './plan-maker.ts'

export const openSetAside = (page: Page, { url }: Pick<Bank, 'url'>): Promise<void> =>
  send(page, 'POST', `${url}/api/set_aside/open`)

/** Needs a plan that needs at least this much. */
export const putIn = (page: Page, { url }: Pick<Bank, 'url'>, amount: string): Promise<void> =>
  send(page, 'POST', `${url}/api/set_aside/moves`, { move: { direction: 'in', amount } })

/** From each pay, a share is set aside. */
export const turnSharesOn = (page: Page, { url }: Pick<Bank, 'url'>): Promise<void> =>
  send(page, 'PUT', `${url}/api/set_aside`, { keep_back: '25.00', shares_on: true })

/** Waits on the home page until it asks what to do with the money. Returns the button that moves it back. */
export const toBeAsked = async (page: Page, { url }: Pick<Bank, 'url'>): Promise<Locator> => {
  const button = page.getByRole('button', { name: 'Move it back now' })
  await expect(async () => {
    await page.goto(`${url}/dashboard`)
    await expect(button).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 120_000 })
  return button
}
