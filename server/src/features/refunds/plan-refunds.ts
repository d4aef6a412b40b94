/**
 * After spending has ended, each customer with money left gets a check. It is planned first, and ordered when
 * all transactions have settled.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import { type DueRows, eachOf } from '../../jobs/for-each-due.ts'
import { pagesWithout } from '../../jobs/pages-without.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { ORDER_REFUND, orderRefund } from './order-refund.ts'
import { notifyPlanned, notifyReversed } from './refunds.notifications.ts'
import type { RefundsDeps } from './refunds.deps.ts'
import {
  forgetLook,
  insertPlanned,
  listDue,
  listLookedAfter,
  listTakenBack,
  lockRefund,
  recordLook,
  type RefundRow,
  updateRefund,
} from './refunds.queries.ts'
import { isLastWait, LOOK_AGAIN_DAYS, planOf } from './refunds.rules.ts'

const PAGE = 100

export const refundsWork = (deps: RefundsDeps): DueWork => {
  /** The day on which this server last checked all accounts, and those that were left, if they are few. */
  let looked: { on: CalendarDate; left: readonly OpenAccount[] | undefined } | undefined
  return {
    name: 'refunds.checks',
    runDue: async (today) => {
      const lists = [() => dropTakenBack(deps, today)]
      if (deps.program.hasEnded('spending')) {
        lists.push(
          async () => {
            const accounts = looked?.on === today ? looked.left : undefined
            looked = { on: today, left: await lookAtAll(deps, today, accounts) }
          },
          () => orderDue(deps, today).finally(() => deps.queue.wake(ORDER_REFUND)),
        )
      } else {
        // If the business clock is set back, the same days come again.
        looked = undefined
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

interface OpenAccount {
  customerId: number
  prn: string | null
}

/**
 * Checks all open accounts, or only these. Returns those that are not done: the processor did not answer, or
 * another server works on them. The next run looks at them again. Undefined if they are many.
 */
const lookAtAll = async (
  deps: RefundsDeps,
  today: CalendarDate,
  accounts?: readonly OpenAccount[],
): Promise<readonly OpenAccount[] | undefined> => {
  const { database, account } = deps
  const pages = pagesWithout<OpenAccount>(
    accounts
      ? async (after) => accounts.filter(({ customerId }) => customerId > after)
      : (after) => account.listOpenAccounts(database.db, after, PAGE),
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
  return listFew(pages)
}

/** All rows, or undefined if they are more than a page. */
const listFew = async (pages: DueRows<OpenAccount>): Promise<readonly OpenAccount[] | undefined> => {
  const rows: OpenAccount[] = []
  for (let page = await pages(0); page.length > 0; page = await pages(rows.at(-1)?.customerId ?? 0)) {
    rows.push(...page)
    if (rows.length > PAGE) return undefined
  }
  return rows
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
  await deps
    .forEachDue(
      (after) => listDue(deps.database.db, today, after, PAGE),
      (row) => orderOrWait(deps, row, today),
      { name: 'refunds.planned' },
    )
    .catch(unlessPartnerError)
}

/**
 * Orders the check, or tries again tomorrow if there is no address. It also waits for held purchases and
 * pending transfers, unless the mailing deadline is near. Throws PartnerError.
 */
const orderOrWait = async (deps: RefundsDeps, row: RefundRow, today: CalendarDate): Promise<void> => {
  const { database, customer } = deps
  const { customerId, id } = row
  const isPending = await hasPending(deps, customerId)
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
