/** Employers that pay by themselves: their schedules, and what they announce to the bank in advance. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { asc, eq } from 'drizzle-orm'
import { announceTo } from '../galileo/ach/incoming.ts'
import { runAch } from '../galileo/ach/steps.ts'
import { lockAccount } from '../ledger/book.ts'
import { assertTakesOutsideMoney } from '../ledger/outside-money.ts'
import { lockOwner, takeDueSteps } from '../ledger/rows.ts'
import { accounts } from '../ledger/tables.ts'
import { Refusal, type World } from '../world.ts'
import { bankingDayOf, morningOf } from '../zones.ts'
import {
  announcedOn,
  firstPaydayFrom,
  type Frequency,
  isMissing,
  isPayday,
  type Payday,
  paydayOf,
} from './paydays.rules.ts'
import { type PaySchedule, paySchedules } from './tables.ts'

export interface NewSchedule {
  frequency: Frequency
  firstOn: CalendarDate
  amountCents: Cents
  payer: string
  missing: CalendarDate[]
  count: number | undefined
}

/**
 * Records a schedule, and pays at once what is due. Paydays before today are over. Throws Refusal 404 for an
 * unknown account, 409 for a second account, 422 for a missing day that is no payday or when no payday is left.
 */
export const employ = async (world: World, prn: string, given: NewSchedule): Promise<PaySchedule> => {
  for (const day of given.missing)
    if (!isPayday(given, day, given.count)) throw new Refusal(422, `missing: ${day} is no payday`)
  const schedule = await world.database.transaction(async (tx) => {
    const account = await lockAccount(tx, prn)
    if (!account) throw new Refusal(404, 'There is no account of this number.')
    assertTakesOutsideMoney(account)
    const now = world.clock.now()
    const nextPayday = firstPaydayFrom(given, bankingDayOf(now))
    if (given.count !== undefined && nextPayday >= given.count)
      throw new Refusal(422, 'count: all of these paydays are over')
    const [added] = await tx
      .insert(paySchedules)
      .values({
        ...given,
        accountId: account.id,
        createdAt: now,
        nextPayday,
        dueAt: announcedAt(paydayOf(given, nextPayday), now),
      })
      .returning()
    if (!added) throw new Error('a pay schedule was not added')
    return added
  })
  await runEmployers(world)
  await runAch(world)
  world.webhooks.kick()
  return schedule
}

/** Announces all pay that is due by the business clock, earliest first, each payday in a transaction. */
export const runEmployers = (world: World): Promise<void> =>
  takeDueSteps(world, paySchedules, async (tx, id) => {
    const account = await lockOwner(tx, paySchedules, id)
    const [schedule] = await tx.select().from(paySchedules).where(eq(paySchedules.id, id))
    if (!account || !schedule?.dueAt || schedule.dueAt > world.clock.now()) return
    const { amountCents, payer, missing, nextPayday, dueAt } = schedule
    const payday = paydayOf(schedule, nextPayday)
    if (!isMissing(payday, missing))
      await announceTo(
        tx,
        account,
        {
          direction: 'credit',
          amountCents,
          company: payer,
          description: 'PAYROLL',
          effectiveOn: payday.paidOn,
        },
        dueAt,
      )
    const following = nextPayday + 1
    const isOver = following === schedule.count
    await tx
      .update(paySchedules)
      .set({
        nextPayday: following,
        dueAt: isOver ? null : announcedAt(paydayOf(schedule, following), schedule.createdAt),
      })
      .where(eq(paySchedules.id, id))
  })

/** Schedules of a customer, oldest first. */
export const listSchedules = async ({ database: { db } }: World, prn: string): Promise<PaySchedule[]> => {
  const rows = await db
    .select({ schedule: paySchedules })
    .from(paySchedules)
    .innerJoin(accounts, eq(accounts.id, paySchedules.accountId))
    .where(eq(accounts.prn, prn))
    .orderBy(asc(paySchedules.id))
  return rows.map(({ schedule }) => schedule)
}

/** Nothing is announced before the schedule exists. */
const announcedAt = (payday: Payday, createdAt: Date): Date => {
  const at = morningOf(announcedOn(payday))
  return at < createdAt ? createdAt : at
}
