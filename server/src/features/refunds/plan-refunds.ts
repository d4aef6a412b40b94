/**
 * After spending has ended, each customer with money left gets a check. It is planned first, and ordered when
 * all transactions have settled.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import { eachOf } from '../../jobs/for-each-due.ts'
import { pagesWithout } from '../../jobs/pages-without.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { ORDER_REFUND, orderRefund } from './order-refund.ts'
import { notifyPlanned, notifyReversed } from './refunds.notifications.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import {
  forgetLook,
  insertPlanned,
  listDue,
  listLookedAfter,
  listTakenBack,
  recordLook,
  type RefundRow,
} from './refunds.queries.ts'
import { isLastWait, LOOK_AGAIN_DAYS, planOf } from './refunds.rules.ts'
import { lockRefund, updateRefund } from './refunds.queries.ts'

const PAGE = 100

export const refundsWork = (deps: RefundsDeps): DueWork => {
  /** The day on which this server last checked all accounts. */
  let lookedOn: CalendarDate | undefined
  return {
    name: 'refunds.checks',
    runDue: async (today) => {
      const lists = [() => dropTakenBack(deps, today)]
      if (deps.program.hasEnded('spending')) {
        lists.push(
          async () => {
            if (lookedOn !== today && (await lookAtAll(deps, today))) lookedOn = today
          },
          () => orderDue(deps, today).finally(() => deps.queue.wake(ORDER_REFUND)),
        )
      } else {
        // If the business clock is set back, the same days come again.
        lookedOn = undefined
      }
      await eachOf(lists)
    },
  }
}

/** Drops planned checks of customers who can keep spending, because the end was withdrawn or postponed. */
const dropTakenBack = async (deps: RefundsDeps, today: CalendarDate): Promise<void> => {
  const { mode, lastSpendOn } = deps.program.getCalendar()
  const plannedUntil = mode === 'enforced' ? lastSpendOn : undefined
  await deps.forEachDue(
    (after) => listTakenBack(deps.database.db, plannedUntil, after, PAGE),
    ({ customerId, id }) =>
      deps.database.transaction(async (tx) => {
        const row = await lockRefund(tx, customerId, id)
        if (row?.state !== 'planned') return
        await updateRefund(tx, row, { state: 'dropped', endedOn: today })
        await forgetLook(tx, customerId)
        await notifyReversed(deps, tx, row)
      }),
    { name: 'refunds.taken-back' },
  )
}

/**
 * Checks all open accounts. Returns false if some are not done: the processor did not answer, or another server
 * works on them. The next run looks again.
 */
const lookAtAll = async (deps: RefundsDeps, today: CalendarDate): Promise<boolean> => {
  const { database, account } = deps
  const pages = pagesWithout(
    (after) => account.listOpenAccounts(database.db, after, PAGE),
    (ids) => listLookedAfter(database.db, ids, addDays(today, -LOOK_AGAIN_DAYS)),
  )
  await deps
    .forEachDue(
      pages,
      async ({ customerId, prn }) => {
        if (prn) await look(deps, customerId, prn, today)
      },
      { name: 'refunds.open-accounts', key: 'customerId' },
    )
    .catch(unlessPartnerError)
  // Another server may still work on some, and be killed before it is done.
  return (await pages(0)).length === 0
}

/** Plans a check if the account has money. Throws PartnerError. */
const look = async (deps: RefundsDeps, customerId: number, prn: string, today: CalendarDate) => {
  const { database, processor } = deps
  const balance = await processor.getBalance(prn)
  await database.transaction(async (tx) => {
    await recordLook(tx, customerId, today)
    if (balance.postedCents <= 0) return
    const { lookOn, mailBy } = planOf(deps.program.getCalendar(), today)
    const row = await insertPlanned(tx, { customerId, plannedOn: today, lookOn, mailBy })
    if (row) await notifyPlanned(deps, tx, row)
  })
}

const orderDue = async (deps: RefundsDeps, today: CalendarDate): Promise<void> => {
  await deps.forEachDue(
    (after) => listDue(deps.database.db, today, after, PAGE),
    (row) => orderOrWait(deps, row, today),
    { name: 'refunds.planned' },
  )
}

/**
 * Orders the check, or tries again tomorrow if there is no address. It also waits for held purchases and
 * pending transfers, unless the mailing deadline is near.
 */
const orderOrWait = async (deps: RefundsDeps, row: RefundRow, today: CalendarDate): Promise<void> => {
  const { database, customer } = deps
  const { customerId, id } = row
  const isPending = await hasPending(deps, customerId).catch(unlessPartnerError)
  if (isPending === undefined) return
  await database.transaction(async (tx) => {
    const current = await lockRefund(tx, customerId, id)
    // Another server may have handled it already.
    if (current?.state !== 'planned' || current.lookOn > today) return
    const payee = await customer.findPayee(tx, customerId)
    const waits = !payee || (isPending && !isLastWait(current.mailBy, today))
    if (waits) await updateRefund(tx, current, { lookOn: addDays(today, 1) })
    else await orderRefund(deps, tx, current, payee)
  })
}

const hasPending = async (deps: RefundsDeps, customerId: number): Promise<boolean> => {
  const { database, account, processor } = deps
  if ((await deps.countTransfersUnderWay(customerId)) > 0) return true
  const { postedCents, availableCents } = await processor.getBalance(
    await account.getReference(database.db, customerId),
  )
  return postedCents !== availableCents
}

const unlessPartnerError = (error: unknown): undefined => {
  if (!(error instanceof PartnerError)) throw error
}
