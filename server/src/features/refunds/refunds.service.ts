import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { getWindDown } from '@yoursuccess/contract/refunds/refund-review'
import { REFUND_STATES, type RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import type { Db } from '@yoursuccess/database/database'
import type { MailingAddress, RefundCheck as ProcessorCheck } from '../../partners/refund-checks/port.ts'
import { recordEvent } from './record-check.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import { countByState, listRefunds, listToReview, type RefundRow } from './refunds.queries.ts'

const MAX_REVIEWED = 500

export const refundsService = (deps: RefundsDeps) => {
  const { database, account, customer, program } = deps
  const { db } = database

  const view = async (row: RefundRow): Promise<RefundCheck> =>
    viewRefund(row, row.address ?? (await customer.findPayee(db, row.customerId))?.address ?? null)

  return {
    /** The customer's checks, newest first. */
    listChecks: async (customerId: number): Promise<RefundCheck[]> =>
      Promise.all((await listRefunds(db, customerId)).map(view)),

    /**
     * Records what the processor reported about a check. Throws UnknownRefundCheck so that the event is
     * delivered again.
     */
    recordEvent: (tx: Db, customerId: number, check: ProcessorCheck) =>
      recordEvent(deps, tx, customerId, check),

    /** The progress of the wind-down, for the operator. */
    getWindDown: async (): Promise<ReplyOf<typeof getWindDown>> => {
      const { today, wind_down } = await program.getProgram()
      const counts = Object.fromEntries(REFUND_STATES.map((state) => [state, 0])) as Record<
        RefundCheck['state'],
        number
      >
      for (const { state, count } of await countByState(db)) counts[wireState(state)] += count
      const refund_checks = []
      for (const row of await listToReview(db, MAX_REVIEWED))
        refund_checks.push({ ...(await view(row)), email: await customer.getEmail(db, row.customerId) })
      return {
        today,
        wind_down,
        limits_untold: await program.countUnreportedLimits(account),
        counts,
        refund_checks,
      }
    },
  }
}
export type RefundsService = ReturnType<typeof refundsService>

/** Customers see an ordered check as planned until it is mailed. */
const wireState = (state: RefundRow['state']): RefundCheck['state'] =>
  state === 'ordered' ? 'planned' : state

const viewRefund = (row: RefundRow, address: MailingAddress | null): RefundCheck => ({
  id: row.id,
  state: wireState(row.state),
  address_until: row.state === 'planned' ? row.lookOn : null,
  mail_by: row.mailBy,
  amount: row.amountCents === null ? null : formatAmount(row.amountCents),
  check_number: row.checkNumber,
  address,
  mailed_on: row.mailedOn,
  cashable_until: row.expiresOn,
  ended_on: row.endedOn,
})
