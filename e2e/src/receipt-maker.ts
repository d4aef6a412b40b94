/** Payments to the plan's trustee, and the books of the office, for tests that begin with them. */
import { expect, type Page } from '@playwright/test'
import type { listBillers } from '@yoursuccess/contract/bills/billers'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { Bank } from './fixtures.ts'
import { send } from './plan-maker.ts'

/** Pays the trustee that is a biller, with the page's own session. */
export const payTrustee = async (page: Page, { url }: Pick<Bank, 'url'>, amount: string): Promise<void> => {
  const reply = await page.request.get(`${url}/api/billers?per_page=-1`)
  const { billers } = (await reply.json()) as ReplyOf<typeof listBillers>
  const biller_id = billers.find(({ is_trustee }) => is_trustee)?.id
  await send(page, 'POST', `${url}/api/bill_payments`, { bill_payment: { amount, biller_id } })
}

/** A file as a browser chooses it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const csvFile = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** The ledger of a case as the office's portal gives it, once so many receipts are posted. */
export const downloadLedger = async (
  { sandboxUrl }: Pick<Bank, 'sandboxUrl'>,
  caseNumber: string,
  count: number,
): Promise<ChosenFile> => {
  const read = async () => {
    const reply = await fetch(`${sandboxUrl}/trustee-office/${caseNumber}/ledger.csv`)
    return reply.ok ? reply.text() : ''
  }
  // The headings, the receipts, and the end of the last line.
  const linesOf = (text: string) => text.split('\r\n').length
  await expect.poll(async () => linesOf(await read()), { timeout: 60_000 }).toBe(count + 2)
  return csvFile(`ledger-${caseNumber}.csv`, await read())
}
