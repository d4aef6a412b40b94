/** Turns autopay on with the page's own session, for tests that begin with it. */
import { expect, type Page } from '@playwright/test'
import type { BodyInputOf, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { previewAutopay, saveAutopay } from '@yoursuccess/contract/autopay/autopay'
import type { listBillers } from '@yoursuccess/contract/bills/billers'
import type { OutsideMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Bank } from './fixtures.ts'
import { send } from './plan-maker.ts'

/** A trustee of the biller network, whose office posts an electronic payment on the day of its arrival. */
const TRUSTEE = { rpps_biller_id: '0000009001', biller_category: 'Personal finance' }

/** Needs the feature `billPay`, and a plan of this case for which the payments count. */
export const addTrustee = (page: Page, { url }: Pick<Bank, 'url'>, caseNumber = '26-10077'): Promise<void> =>
  send(page, 'POST', `${url}/api/billers/add_rpps`, {
    biller: { ...TRUSTEE, biller_account_number: caseNumber },
  })

/** Agrees to pay the trustee that is a biller. Needs a plan and an open set-aside. */
export const turnAutopayOn = async (
  page: Page,
  { url }: Pick<Bank, 'url'>,
  change: Partial<BodyInputOf<typeof saveAutopay>['autopay']> = {},
): Promise<void> => {
  const { billers } = await read<ReplyOf<typeof listBillers>>(page, `${url}/api/billers?per_page=-1`)
  const biller_id = billers.find(({ is_trustee }) => is_trustee)?.id
  const path = `/api/autopay/preview?biller_id=${biller_id}`
  const preview = await read<ReplyOf<typeof previewAutopay>>(page, `${url}${path}`)
  const { method, terms_version } = preview
  await send(page, 'PUT', `${url}/api/autopay`, {
    autopay: { on: true, biller_id, method, terms_version, ...change },
  })
}

/** Agrees to a method by which the bank sends nothing. Needs a plan with its trustee, and an open set-aside. */
export const agreeOutside = async (
  page: Page,
  { url }: Pick<Bank, 'url'>,
  method: OutsideMethodKind,
): Promise<void> => {
  const path = `/api/autopay/preview?method=${method}`
  const { terms_version } = await read<ReplyOf<typeof previewAutopay>>(page, `${url}${path}`)
  await send(page, 'PUT', `${url}/api/autopay`, {
    autopay: { on: true, biller_id: null, method, terms_version },
  })
}

const read = async <Reply>(page: Page, address: string): Promise<Reply> => {
  const reply = await page.request.get(address)
  expect(reply.status(), await reply.text()).toBe(200)
  return (await reply.json()) as Reply
}
