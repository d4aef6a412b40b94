/** Sends payments that nobody sent, and asks after those whose news may have been lost. */
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { listOpenPayments, listUnsentPayments } from './bill-payment-lists.queries.ts'
import type { BillPaymentRow } from './bill-payments.queries.ts'
import type { BillsParts } from './bills.parts.ts'
import { moveOn, sendPayment } from './send-payment.ts'

const PAGE = 100

export const followUpJob = (parts: BillsParts): Job<Record<string, never>> => ({
  name: 'bills.follow-up',
  single: true,
  retries: 2,
  schedule: '*/5 * * * *',
  run: async () => {
    const { database, account, billers } = parts
    const faults = [
      ...(await forEachPayment(
        (after) => listUnsentPayments(database.db, after, PAGE),
        (row) => sendPayment(parts, row),
      )),
      ...(await forEachPayment(
        (after) => listOpenPayments(database.db, after, PAGE),
        async (row) => {
          const prn = await account.getReference(database.db, row.customerId)
          const outcome = await billers.getPayment({ prn, paymentRef: row.processorRef ?? '' })
          await database.transaction((tx) => moveOn(parts, tx, row, outcome))
        },
      )),
    ]
    if (faults[0]) throw faults[0]
  },
})

/** A payment that the processor makes no sense of does not keep the others waiting; it is told at the end. */
const forEachPayment = async (
  list: (afterId: number) => Promise<BillPaymentRow[]>,
  work: (row: BillPaymentRow) => Promise<void>,
): Promise<PartnerError[]> => {
  const faults: PartnerError[] = []
  for (let rows = await list(0); rows.length > 0; rows = await list(rows.at(-1)?.id ?? 0)) {
    for (const row of rows) {
      await work(row).catch((error: unknown) => {
        if (!isOfOnePayment(error)) throw error
        faults.push(error)
      })
    }
  }
  return faults
}

/** Away means away for all: the others need not be asked. */
const isOfOnePayment = (error: unknown): error is PartnerError =>
  error instanceof PartnerError && (error.kind === 'refused' || error.kind === 'malformed')
