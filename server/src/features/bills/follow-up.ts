/** Sends payments that were never sent, and checks the status of open ones, whose events may be lost. */
import { eachOf } from '../../jobs/for-each-due.ts'
import type { Job } from '../../jobs/queue.ts'
import { listOpenPayments, listUnsentPayments } from './bill-payment-lists.queries.ts'
import type { BillsDeps } from './bills.deps.ts'
import { moveOn, sendPayment } from './send-payment.ts'

const PAGE = 100

export const followUpJob = (deps: BillsDeps): Job<Record<string, never>> => ({
  name: 'bills.follow-up',
  single: true,
  retries: 2,
  schedule: '*/5 * * * *',
  run: async () => {
    const { database, account, billers, forEachDue } = deps
    const lists = [
      () =>
        forEachDue(
          (after) => listUnsentPayments(database.db, after, PAGE),
          (row) => sendPayment(deps, row),
          { name: 'bills.unsent-payments' },
        ),
      () =>
        forEachDue(
          (after) => listOpenPayments(database.db, after, PAGE),
          async (row) => {
            const prn = await account.getReference(database.db, row.customerId)
            const outcome = await billers.getPayment({ prn, paymentRef: row.processorRef ?? '' })
            await database.transaction((tx) => moveOn(deps, tx, row, outcome))
          },
          { name: 'bills.open-payments' },
        ),
    ]
    await eachOf(lists)
  },
})
