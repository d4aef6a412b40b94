/** Reminds customers of the trustee payment in time, once for each reason and month (TRACKER-57). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import type { Config } from '../../boot/config.ts'
import { AWAY_ROWS, eachOf, type ForEachDue } from '../../jobs/for-each-due.ts'
import type { Emails } from '../../messaging/emails.ts'
import type { StoredMessage } from '../../messaging/render.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import type { CustomerService } from '../customer/customer.service.ts'
import { duesOfInstallments } from './plan-installments.rules.ts'
import type { TrackerDeps } from './tracker.deps.ts'
import { findTrusteeDue } from './trustee-due.ts'
import { messagesOf, TRACKER_PATH } from './trustee-notices.emails.ts'
import {
  findNotices,
  listLookedAt,
  listPlans,
  type DueLook,
  listToLookAt,
  listWithoutBalance,
  lockLook,
  lockNotices,
  setNextLook,
  updateNotices,
  type TrusteeNoticesRow,
} from './trustee-notices.queries.ts'
import {
  type Due,
  duesOfPlans,
  monthsNear,
  nextLookOn,
  noticesDue,
  type TrusteeNotice,
} from './trustee-notices.rules.ts'

export interface TrusteeNoticeDeps extends Pick<TrackerDeps, 'database' | 'clock' | 'findInstallments'> {
  config: Pick<Config, 'publicUrl'>
  account: Pick<AccountService, 'readAvailable'>
  customer: Pick<CustomerService, 'getState'>
  notifications: Pick<NotificationsService, 'notify'>
  /** What usually follows a missed payment, and whom to call. Nothing without a plan. */
  findWhatFollows: (tx: Db, customerId: number) => Promise<readonly StoredMessage[]>
  emails: Pick<Emails, 'post'>
  forEachDue: ForEachDue
}

const BATCH = 100

/**
 * Checks each payment due within a week once per business day. Reminders are sent whether or not the processor
 * answers. Customers whose balance is unknown are in a list of their own, which waits for the processor.
 */
export const trusteeNoticesWork = (deps: TrusteeNoticeDeps): DueWork => ({
  name: 'tracker.trustee-notices',
  runDue: async (today) => {
    const { database, forEachDue } = deps
    const readIfAnswered = createReader(deps)
    await eachOf([
      () =>
        forEachDue(
          (_after, last?: DueLook) => listToLookAt(database.db, { today, last, limit: BATCH }),
          ({ customerId }) => lookAt(deps, readIfAnswered, customerId, today),
          { name: 'tracker.trustee-notices', key: 'customerId' },
        ),
      () =>
        forEachDue(
          (_after, last?: DueLook) => listWithoutBalance(database.db, { today, last, limit: BATCH }),
          ({ customerId }) => lookAgain(deps, customerId, today),
          { name: 'tracker.trustee-balances', key: 'customerId' },
        ).catch(unlessWaiting),
    ])
  },
})

/** Looks once more. Throws what kept the balance unknown, after the reminders of today. */
const lookAgain = async (deps: TrusteeNoticeDeps, customerId: number, today: CalendarDate): Promise<void> => {
  let failure: unknown
  const read = async () => {
    try {
      return await deps.account.readAvailable(customerId)
    } catch (error) {
      failure = error
      return undefined
    }
  }
  await lookAt(deps, read, customerId, today)
  if (failure !== undefined) throw failure
}

const lookAt = async (
  deps: TrusteeNoticeDeps,
  readAvailable: ReadAvailable,
  customerId: number,
  today: CalendarDate,
): Promise<void> => {
  const { database } = deps
  const [dues, lookedAt] = await Promise.all([
    findDues(deps, database.db, customerId, today),
    listLookedAt(database.db, customerId, today),
  ])
  // Payments due early next month are announced this month.
  for (const month of monthsNear(dues, today))
    if (!lookedAt.has(month)) await lookAtMonth(deps, readAvailable, customerId, month, today)
  await database.transaction(async (tx) => {
    await lockLook(tx, customerId)
    const nextOn = nextLookOn(
      await findDues(deps, tx, customerId, today),
      today,
      await listLookedAt(tx, customerId, today),
    )
    await setNextLook(tx, customerId, { nextOn, today })
  })
}

/** By the customer's plan, or else by the goals of the tracker. */
const findDues = async (
  { findInstallments }: TrusteeNoticeDeps,
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<Due[]> => {
  const installments = await findInstallments(db, customerId)
  return installments ? duesOfInstallments(installments) : duesOfPlans(await listPlans(db, customerId), today)
}

const lookAtMonth = async (
  deps: TrusteeNoticeDeps,
  readAvailable: ReadAvailable,
  customerId: number,
  month: CalendarDate,
  today: CalendarDate,
): Promise<void> => {
  const { database, customer } = deps
  const known = await findNotices(database.db, customerId, month)
  const needsBalance =
    !known?.shortageNotifiedOn &&
    (await customer.getState(database.db, customerId)) === 'approved' &&
    (await findTrusteeDue(deps, database.db, customerId, month)).unpaidCents > 0
  // Called before the transaction, because the processor may be slow.
  const availableCents = needsBalance ? await readAvailable(customerId) : undefined
  await database.transaction(async (tx) => {
    const row = await lockNotices(tx, customerId, month)
    const isDone = !needsBalance || availableCents !== undefined
    await updateNotices(tx, customerId, month, { lookedAtOn: isDone ? today : row.lookedAtOn })
    if ((await customer.getState(tx, customerId)) !== 'approved') return
    const { unpaidCents, dueOn } = await findTrusteeDue(deps, tx, customerId, month)
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
  { clock, config, notifications, emails, findWhatFollows }: TrusteeNoticeDeps,
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
  const group = 'trustee_payment'
  const happenedAt = clock.now()
  await notifications.notify(tx, customerId, { title, url: TRACKER_PATH, dedupeKey, happenedAt, group })
  const paragraphs = [...email.paragraphs, ...(await findWhatFollows(tx, customerId))]
  await emails.post(tx, customerId, { ...email, paragraphs, group })
}

/** Returns undefined if the balance is unknown. */
type ReadAvailable = (customerId: number) => Promise<Cents | undefined>

/**
 * Balances from the processor. After many failures in a row, this run stops calling the processor. Calls that
 * are under way then, for other customers, still count.
 */
const createReader = ({ account }: Pick<TrusteeNoticeDeps, 'account'>): ReadAvailable => {
  let silentInARow = 0
  return async (customerId) => {
    if (silentInARow >= AWAY_ROWS) return undefined
    try {
      const availableCents = await account.readAvailable(customerId)
      silentInARow = 0
      return availableCents
    } catch (error) {
      unlessWaiting(error)
      if (error instanceof PartnerError) silentInARow++
      return undefined
    }
  }
}

/** The processor does not give the balance, or has not opened the account yet. Throws any other error. */
const unlessWaiting = (error: unknown): void => {
  if (!(error instanceof PartnerError) && !(error instanceof Refusal)) throw error
}
