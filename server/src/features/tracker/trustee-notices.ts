/** Reminds customers of the trustee payment in time, once for each reason and month (TRACKER-57). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { cents, type Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import type { Config } from '../../boot/config.ts'
import { AWAY_ROWS, type ForEachDue } from '../../jobs/for-each-due.ts'
import type { Emails } from '../../messaging/emails.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findTrusteeDue } from './trustee-due.ts'
import { messagesOf, TRACKER_PATH } from './trustee-notices.emails.ts'
import {
  findNotices,
  listLookedAt,
  listPlans,
  listToLookAt,
  lockLook,
  lockNotices,
  setNextLook,
  updateNotices,
  type TrusteeNoticesRow,
} from './trustee-notices.queries.ts'
import { monthsNear, nextLookOn, noticesDue, type TrusteeNotice } from './trustee-notices.rules.ts'

export interface TrusteeNoticeDeps extends Pick<TrackerDeps, 'database' | 'clock'> {
  config: Pick<Config, 'publicUrl'>
  account: Pick<AccountService, 'getBalance'>
  customer: Pick<CustomerService, 'getState'>
  notifications: Pick<NotificationsService, 'notify'>
  emails: Pick<Emails, 'post'>
  forEachDue: ForEachDue
}

const BATCH = 100

/**
 * Checks each payment due within a week once per business day. If the balance is unknown, it checks again at
 * the next run.
 */
export const trusteeNoticesWork = (deps: TrusteeNoticeDeps): DueWork => ({
  name: 'tracker.trustee-notices',
  runDue: (today) => {
    const balances = createBalances(deps)
    return deps.forEachDue(
      (after) => listToLookAt(deps.database.db, { today, after, limit: BATCH }),
      ({ customerId }) => lookAt(deps, balances, customerId, today),
      { name: 'tracker.trustee-notices', key: 'customerId' },
    )
  },
})

const lookAt = async (
  deps: TrusteeNoticeDeps,
  balances: Balances,
  customerId: number,
  today: CalendarDate,
): Promise<void> => {
  const { database } = deps
  const [plans, lookedAt] = await Promise.all([
    listPlans(database.db, customerId),
    listLookedAt(database.db, customerId, today),
  ])
  // Payments due early next month are announced this month.
  for (const month of monthsNear(plans, today))
    if (!lookedAt.has(month)) await lookAtMonth(deps, balances, customerId, month, today)
  await database.transaction(async (tx) => {
    await lockLook(tx, customerId)
    const next = nextLookOn(await listPlans(tx, customerId), today, await listLookedAt(tx, customerId, today))
    await setNextLook(tx, customerId, next)
  })
}

const lookAtMonth = async (
  deps: TrusteeNoticeDeps,
  balances: Balances,
  customerId: number,
  month: CalendarDate,
  today: CalendarDate,
): Promise<void> => {
  const { database, customer } = deps
  const known = await findNotices(database.db, customerId, month)
  const needsBalance =
    !known?.shortageNotifiedOn &&
    (await customer.getState(database.db, customerId)) === 'approved' &&
    (await findTrusteeDue(database.db, customerId, month)).unpaidCents > 0
  // Called before the transaction, because the processor may be slow.
  const availableCents = needsBalance ? await balances.find(customerId) : undefined
  await database.transaction(async (tx) => {
    const row = await lockNotices(tx, customerId, month)
    const isDone = !needsBalance || availableCents !== undefined
    await updateNotices(tx, customerId, month, { lookedAtOn: isDone ? today : row.lookedAtOn })
    if ((await customer.getState(tx, customerId)) !== 'approved') return
    const { unpaidCents, dueOn } = await findTrusteeDue(tx, customerId, month)
    if (!dueOn) return
    const due = { today, dueOn, unpaidCents, availableCents, reported: sentNotices(row) }
    for (const notice of noticesDue(due)) {
      await updateNotices(tx, customerId, month, { [COLUMNS[notice]]: today })
      await notifyCustomer(deps, tx, customerId, { notice, month, unpaidCents, dueOn })
    }
  })
}

const COLUMNS = {
  week: 'weekNotifiedOn',
  two_days: 'twoDaysNotifiedOn',
  shortage: 'shortageNotifiedOn',
} as const

const sentNotices = (row: TrusteeNoticesRow): ReadonlySet<TrusteeNotice> =>
  new Set((['week', 'two_days', 'shortage'] as const).filter((notice) => row[COLUMNS[notice]]))

const notifyCustomer = async (
  { clock, config, notifications, emails }: TrusteeNoticeDeps,
  tx: Db,
  customerId: number,
  {
    notice,
    month,
    ...facts
  }: { notice: TrusteeNotice; month: CalendarDate; unpaidCents: Cents; dueOn: CalendarDate },
) => {
  const { title, email } = messagesOf(notice, { ...facts, link: new URL(TRACKER_PATH, config.publicUrl) })
  const dedupeKey = `trustee-payment-${month}-${notice}`
  await notifications.notify(tx, customerId, { title, url: TRACKER_PATH, dedupeKey, happenedAt: clock.now() })
  await emails.post(tx, customerId, email)
}

type Balances = ReturnType<typeof createBalances>

/**
 * Balances from the processor; a stale one counts as unknown. After many failures in a row, this run stops
 * calling the processor. Calls that are under way then, for other customers, still count.
 */
const createBalances = ({ account }: Pick<TrusteeNoticeDeps, 'account'>) => {
  let silentInARow = 0
  return {
    find: async (customerId: number): Promise<Cents | undefined> => {
      if (silentInARow >= AWAY_ROWS) return undefined
      try {
        const { balance, stale } = await account.getBalance(customerId)
        silentInARow = stale ? silentInARow + 1 : 0
        // Amounts always have two decimals ("-12.34"), so without the point they are cents; no floats.
        return stale ? undefined : cents(Number(balance.replace('.', '')))
      } catch (error) {
        if (!(error instanceof PartnerError) && !(error instanceof Refusal)) throw error
        if (error instanceof PartnerError) silentInARow++
        return undefined
      }
    },
  }
}
