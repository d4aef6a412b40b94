/** Sets money aside with the page's own session, for tests that begin with some. */
import type { Page } from '@playwright/test'
import type { Bank } from './fixtures.ts'
import { send } from './plan-maker.ts'

export const openSetAside = (page: Page, { url }: Pick<Bank, 'url'>): Promise<void> =>
  send(page, 'POST', `${url}/api/set_aside/open`)

/** Needs a plan that needs at least this much. */
export const putIn = (page: Page, { url }: Pick<Bank, 'url'>, amount: string): Promise<void> =>
  send(page, 'POST', `${url}/api/set_aside/moves`, { move: { direction: 'in', amount } })
