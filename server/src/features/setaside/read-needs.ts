/** Reads what decides the shares of many customers, with a few statements for any number of them. */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { listComingPayments } from './planned-payments.ts'
import { lastMorning, type SetasideDeps } from './setaside.deps.ts'
import { listDepositCauses } from './share-causes.queries.ts'
import type { ComingPayment, Needs } from './share-of-pay.rules.ts'
import { listSavers, type Saver } from './shares.queries.ts'

/** A deposit that waited longer than this counts as no payday. */
const PAST_DAYS = 45
/** Deposits decided earlier than this bear no payday of these days. */
const DECIDED_DAYS = 90

export interface KnownNeeds {
  saver: Saver
  needs: Needs
  /** What payment services may still collect from the main account (AUTO-09). */
  expectedCents: Cents
}

/** By customer. Those who never agreed to shares are left out. */
export const readNeeds = async (
  deps: Pick<SetasideDeps, 'autopay' | 'plan' | 'paydays' | 'clock'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<Map<number, KnownNeeds>> => {
  const savers = customerIds.length === 0 ? [] : await listSavers(tx, customerIds)
  if (savers.length === 0) return new Map()
  const today = deps.clock.today()
  const morning = lastMorning(deps.clock)
  const ids = savers.map(({ customerId }) => customerId)
  const coming = await listComingPayments(deps, tx, ids)
  const span = { from: addDays(today, -PAST_DAYS), to: lastSendDay(coming, today) }
  const expected = await deps.autopay().sumExpectedPulls(tx, ids)
  const pay = await deps.paydays.listPayOf(tx, ids, span)
  const causes = Map.groupBy(
    await listDepositCauses(tx, ids, addDays(today, -DECIDED_DAYS)),
    ({ customerId }) => customerId,
  )
  return new Map(
    savers.map((saver) => {
      const { customerId, shortCents, shortFor } = saver
      const deposits = causes.get(customerId) ?? []
      const needs: Needs = {
        today,
        morning,
        coming: coming.get(customerId) ?? [],
        pay: pay.get(customerId) ?? [],
        waitingIds: new Set(
          deposits.filter(({ decidedAt }) => decidedAt === null).map((row) => row.postedTransactionId),
        ),
        borne: deposits.flatMap(({ scheduleId, paydayOn }) =>
          scheduleId === null || paydayOn === null ? [] : [{ scheduleId, on: paydayOn }],
        ),
        shortCents,
        shortFor,
      }
      return [customerId, { saver, needs, expectedCents: expected.get(customerId) ?? ZERO }] as const
    }),
  )
}

const lastSendDay = (coming: ReadonlyMap<number, ComingPayment[]>, today: CalendarDate): CalendarDate => {
  let last = today
  for (const { sendOn } of [...coming.values()].flat()) if (sendOn > last) last = sendOn
  return last
}
