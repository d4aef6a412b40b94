/** Refuses orders that take money from a stopped account, and tells the customer when we will email. */
import { addBankingDays } from '@yoursuccess/contract/core/banking-days'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { commonRefusals } from '@yoursuccess/contract/core/error'
import { stoppedAccount } from '@yoursuccess/contract/core/stopped-account.messages'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import { Refusal } from '../../http/refusal.ts'
import { day, t } from '../../messaging/render.ts'
import { type AccountStopRow, findAccountStop, recordRefused } from './money-stops.queries.ts'

/** We email customers within a banking day. */
export const promiseFrom = (today: CalendarDate): CalendarDate => addBankingDays(today, 1)

/** A promised date stays until it has passed. The first refusal promises a whole banking day. */
const promiseOf = ({ refusedAt, promisedOn }: AccountStopRow, today: CalendarDate): CalendarDate =>
  refusedAt && promisedOn >= today ? promisedOn : promiseFrom(today)

class StoppedAccount extends Refusal {
  readonly stop: AccountStopRow
  readonly promisedOn: CalendarDate

  constructor(stop: AccountStopRow, promisedOn: CalendarDate) {
    const { status } = commonRefusals['account.stopped']
    const error = t(stoppedAccount.checking, { by: day(promisedOn) })
    super('account.stopped', { status, error }, { promised_on: promisedOn })
    this.stop = stop
    this.promisedOn = promisedOn
  }
}

type StoppedDeps = { database: Database; clock: Clock }

/**
 * Idempotency for orders that take money: refuses them while the account is stopped, and records only that
 * the customer knows. A repeat of an order that was accepted before gets its earlier reply.
 */
export const refusingStopped = (idempotency: Idempotency, { database, clock }: StoppedDeps): Idempotency => ({
  once: async (intention, work) => {
    try {
      return await idempotency.once(intention, async (tx) => {
        const stop = await findAccountStop(tx, intention.customerId)
        if (stop) throw new StoppedAccount(stop, promiseOf(stop, clock.today()))
        return work(tx)
      })
    } catch (error) {
      if (error instanceof StoppedAccount) {
        const { stop, promisedOn } = error
        await recordRefused(database.db, stop.id, { refusedAt: clock.realNow(), promisedOn })
      }
      throw error
    }
  },
})

/**
 * For automatic work, such as a recurring transfer: if the account is stopped, records that the customer
 * knows and returns the day by which they get an email about the outcome. Otherwise returns undefined.
 */
export const putOnHold = async (tx: Db, clock: Clock, customerId: number) => {
  const stop = await findAccountStop(tx, customerId)
  if (!stop) return undefined
  const promisedOn = promiseOf(stop, clock.today())
  await recordRefused(tx, stop.id, { refusedAt: clock.realNow(), promisedOn })
  return promisedOn
}
