/** Notifies every customer with an open account 30 days, 7 days and 1 day before each last day. */
import { ENDINGS } from '@yoursuccess/contract/core/access'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { pagesWithout } from '../../jobs/pages-without.ts'
import { common } from '../../messaging/common.messages.ts'
import { longDay, message } from '../../messaging/render.ts'
import { type DateNotice, noticeOf } from './calendar.rules.ts'
import type { ProgramDeps } from './program.deps.ts'
import { copy } from './program.messages.ts'
import { isNoticeDone, recordNoticeDone } from './program.queries.ts'

const PAGE = 100

export const dateNoticesWork = (deps: ProgramDeps): DueWork => ({
  name: 'program.date-notices',
  runDue: async (today) => {
    for (const ending of ENDINGS) {
      const notice = noticeOf(deps.calendar.current(), ending, today)
      if (notice) await notifyAll(deps, notice)
    }
  },
})

/** Safe to repeat after a crash: customers who were already notified are not notified again. */
const notifyAll = async (deps: ProgramDeps, notice: DateNotice): Promise<void> => {
  const { database, account, customer, notifications, clock } = deps
  if (await isNoticeDone(database.db, notice.step)) return
  const pages = pagesWithout(
    (after) => account.listOpenAccounts(database.db, after, PAGE),
    async (ids) => {
      const approved = await customer.listApproved(database.db, ids)
      const notified = await notifications.listNotified(database.db, ids, keyOf(notice))
      return new Set(ids.filter((id) => !approved.has(id) || notified.has(id)))
    },
  )
  await deps.forEachDue(
    pages,
    ({ customerId }) => database.transaction((tx) => notifyOne(deps, tx, customerId, notice)),
    { name: 'program.date-notices', key: 'customerId' },
  )
  // Another server may still work on some, and be killed before it is done.
  if ((await pages(0)).length === 0) await recordNoticeDone(database.db, notice.step, clock.realNow())
}

const keyOf = ({ step }: DateNotice) => `program-${step}`

const notifyOne = async (
  { customer, notifications, emails, config, clock }: ProgramDeps,
  tx: Db,
  customerId: number,
  notice: DateNotice,
): Promise<void> => {
  if ((await customer.getState(tx, customerId)) !== 'approved') return
  const { ending, lastDay } = notice
  const on = { lastDay: longDay(lastDay) }
  const title = message(copy[ending].title, on)
  const url = '/program-notice'
  const happenedAt = clock.now()
  if (!(await notifications.notify(tx, customerId, { title, url, dedupeKey: keyOf(notice), happenedAt })))
    return
  await emails.post(tx, customerId, {
    subject: title,
    paragraphs: [
      message(copy[ending].text, on),
      message(copy.meaning),
      new URL(url, config.publicUrl),
      message(common.questions, { phone: config.SUPPORT_PHONE }),
    ],
  })
}
