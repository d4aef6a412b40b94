/** Notifies every customer with an open account 30 days, 7 days and 1 day before each last day. */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { viewLongDay } from '../../clock/day-text.ts'
import { type DateNotice, noticeOf } from './calendar.rules.ts'
import type { ProgramDeps } from './program.deps.ts'
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
  const { database, account, clock } = deps
  if (await isNoticeDone(database.db, notice.step)) return
  await deps.forEachDue(
    (after) => account.listOpenAccounts(database.db, after, PAGE),
    ({ customerId }) => database.transaction((tx) => notifyOne(deps, tx, customerId, notice)),
    { name: 'program.date-notices', key: 'customerId' },
  )
  await recordNoticeDone(database.db, notice.step, clock.realNow())
}

const notifyOne = async (
  { customer, notifications, emails, config, clock }: ProgramDeps,
  tx: Db,
  customerId: number,
  { ending, lastDay, step }: DateNotice,
): Promise<void> => {
  if ((await customer.getState(tx, customerId)) !== 'approved') return
  const { title, text } = WORDS[ending](viewLongDay(lastDay))
  const url = '/program-notice'
  const happenedAt = clock.now()
  if (!(await notifications.notify(tx, customerId, { title, url, dedupeKey: `program-${step}`, happenedAt })))
    return
  await emails.post(tx, customerId, {
    subject: title,
    paragraphs: [
      text,
      'What this means for your account and your money:',
      new URL(url, config.publicUrl),
      `Questions? Call us at ${config.SUPPORT_PHONE}.`,
    ],
  })
}

const WORDS: Record<Ending, (lastDay: string) => { title: string; text: string }> = {
  deposits: (lastDay) => ({
    title: `The last day to put money into your account is ${lastDay}.`,
    text: `After ${lastDay} your account takes no more money. Please tell your employer to pay you another way before then. Transfers that repeat end by themselves.`,
  }),
  spending: (lastDay) => ({
    title: `The last day to spend or withdraw your money is ${lastDay}.`,
    text: `After ${lastDay} your card and bill payments end. Please choose another way for your trustee payment and your bills. What is left is sent to you by check.`,
  }),
}
