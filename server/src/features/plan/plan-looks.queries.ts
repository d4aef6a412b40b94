/** Which plans are looked at for warnings, and when. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PaymentsBehind } from '@yoursuccess/contract/plan/ladder.rules'
import type { Db } from '@yoursuccess/database/database'
import { asc, eq, inArray, lte } from 'drizzle-orm'
import { planLooks, plans } from './plan.tables.ts'

/**
 * Plans to look at, those that have waited longest first, locked until the transaction ends. Another server takes others. A
 * change of one of them waits, and is looked at afterwards.
 */
export const takeDueLooks = (tx: Db, today: CalendarDate, limit: number) =>
  tx
    .select({
      customerId: planLooks.customerId,
      paymentsBehind: planLooks.paymentsBehind,
      status: plans.status,
    })
    .from(planLooks)
    .innerJoin(plans, eq(plans.customerId, planLooks.customerId))
    .where(lte(planLooks.nextOn, today))
    .orderBy(asc(planLooks.nextOn), asc(planLooks.customerId))
    .limit(limit)
    .for('update', { of: planLooks, skipLocked: true })

interface Look {
  customerId: number
  /** Null: no longer. */
  nextOn: CalendarDate | null
  paymentsBehind: PaymentsBehind
}

/** A few statements for any number of customers. */
export const recordLooks = async (tx: Db, looks: readonly Look[]): Promise<void> => {
  const alike = Map.groupBy(looks, ({ nextOn, paymentsBehind }) => `${nextOn} ${paymentsBehind}`)
  for (const own of alike.values()) {
    const [first] = own
    if (!first) continue
    const { nextOn, paymentsBehind } = first
    await tx
      .update(planLooks)
      .set({ nextOn, paymentsBehind })
      .where(
        inArray(
          planLooks.customerId,
          own.map(({ customerId }) => customerId),
        ),
      )
  }
}
