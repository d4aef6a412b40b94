/** Deletes a biller: it leaves the lists, its payments stay, and the processor removes it (BILLS-56). */
import { audit } from '../../security/audit/audit.ts'
import type { Job } from '../../jobs/queue.ts'
import { notFound } from '../../http/refusal.ts'
import { hasOpenPayment } from './bill-payments.queries.ts'
import { deleteReminderOfBiller } from './bill-reminders.queries.ts'
import { findAnyBiller, findBiller, lockBills, updateBiller } from './billers.queries.ts'
import { type BillsDeps, refuse } from './bills.deps.ts'

export interface BillerJob {
  customerId: number
  id: number
}
export const REMOVE_BILLER = { name: 'bills.remove-biller' } as const

/** Throws `not_found` and `biller.payment_on_its_way`. */
export const removeBiller = (
  { database, clock, queue }: BillsDeps,
  customerId: number,
  id: number,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockBills(tx, customerId)
    if (!(await findBiller(tx, customerId, id))) throw notFound()
    if (await hasOpenPayment(tx, customerId, id)) throw refuse('biller.payment_on_its_way')
    await updateBiller(tx, customerId, id, { removedAt: clock.now() })
    await deleteReminderOfBiller(tx, customerId, id)
    await queue.send<BillerJob>(tx, REMOVE_BILLER, { customerId, id })
    await audit(tx, clock.realNow(), 'customer', 'biller.removed', { customerId, subject: `biller:${id}` })
  })

export const removeBillerJob = ({ database, billers, account, setAside }: BillsDeps): Job<BillerJob> => ({
  ...REMOVE_BILLER,
  run: async ({ customerId, id }) => {
    const row = await findAnyBiller(database.db, customerId, id)
    if (row?.processorRef) {
      const prn = await account.getReference(database.db, customerId)
      await billers.removeBiller({ reference: `biller-${id}-removed`, prn, billerRef: row.processorRef })
    }
    if (row?.setAsideRef) {
      const prn = await setAside().getReference(database.db, customerId)
      const reference = `biller-${id}-set-aside-removed`
      await billers.removeBiller({ reference, prn, billerRef: row.setAsideRef })
    }
  },
})
