/**
 * Ends an account's stop, for an operator or an audit that finds its books in order. Customers whose orders
 * were refused get an email.
 */
import type { Database, Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { bankHourOf, type Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Emails } from '../../messaging/emails.ts'
import { common } from '../../messaging/common.messages.ts'
import { day, message, type StoredMessage } from '../../messaging/render.ts'
import { audit } from './audit.ts'
import { copy } from './audit.messages.ts'
import { claimPromised, endAccountStop, recordRefused } from './money-stops.queries.ts'
import { promiseFrom } from './stopped-account.ts'

export interface ReleaseDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'SUPPORT_PHONE'>
  emails: Pick<Emails, 'post'>
  notifications: {
    notify(
      tx: Db,
      customerId: number,
      notice: { title: StoredMessage; url: string; dedupeKey: string; happenedAt: Date },
    ): Promise<boolean>
  }
}

const HOME = '/dashboard'

/** Ends the stop of an account. Returns false if no such stop is open. */
export const releaseAccount = (
  { database, clock, config, emails, notifications }: ReleaseDeps,
  id: number,
  { by, reason }: { by: 'operator' | 'audit'; reason: string | null },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    const stop = await endAccountStop(tx, id, {
      resumedAt: clock.realNow(),
      releasedBy: by,
      releaseReason: reason,
    })
    if (!stop) return false
    const { customerId, refusedAt } = stop
    await audit(tx, clock.realNow(), by, 'account.money_released', {
      customerId,
      subject: `money_stop:${id}`,
    })
    // No order was refused, so the customer never noticed the stop and gets no email.
    if (!refusedAt) return true
    await notifications.notify(tx, customerId, {
      title: message(copy.released.title),
      url: HOME,
      dedupeKey: `money-stop-${id}-released`,
      happenedAt: clock.now(),
    })
    await emails.post(tx, customerId, {
      subject: message(copy.released.subject),
      paragraphs: [
        message(copy.released.text),
        message(copy.released.next),
        new URL(HOME, config.publicUrl),
        message(common.questions, { phone: config.SUPPORT_PHONE }),
      ],
    })
    return true
  })

/** Emails for the promised day are sent from this hour in New York, because nobody reads them at night. */
const KEPT_FROM_HOUR = 9

/** On the promised day, emails customers that we are still checking, with a new date. */
export const promisesWork = (deps: ReleaseDeps): DueWork => ({
  name: 'audit.promises',
  runDue: async (today) => {
    if (bankHourOf(deps.clock.now()) < KEPT_FROM_HOUR) return
    while (await deps.database.transaction((tx) => keepNext(deps, tx, today)));
  },
})

const keepNext = async ({ clock, config, emails }: ReleaseDeps, tx: Db, today: CalendarDate) => {
  const stop = await claimPromised(tx, today)
  if (!stop) return false
  const promisedOn = promiseFrom(today)
  await recordRefused(tx, stop.id, { refusedAt: clock.realNow(), promisedOn })
  await emails.post(tx, stop.customerId, {
    subject: message(copy.stillChecking.subject),
    paragraphs: [
      message(copy.stillChecking.text, { by: day(promisedOn) }),
      message(copy.stillChecking.meanwhile),
      message(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })
  return true
}
