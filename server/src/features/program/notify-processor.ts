/**
 * Sends both last days to the processor ahead of time, for each account, so that the processor itself refuses
 * what arrives after midnight: deposits, purchases, and requests from a server that is behind.
 */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import { startOfDay } from '../../clock/clock.ts'
import { pagesWithout } from '../../jobs/pages-without.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { limitStartOf } from './calendar.rules.ts'
import { nameOfLimit } from './unreported-limits.ts'
import type { ProgramDeps } from './program.deps.ts'
import {
  findLimit,
  listLimited,
  listLimitsOf,
  listUnreportedLimits,
  recordLimitNotified,
  setLimit,
} from './program.queries.ts'

interface LimitJob {
  customerId: number
  ending: Ending
}
const NOTIFY_LIMIT = { name: 'program.tell-limit' } as const

const PAGE = 500
/** An account that is just being opened may appear with a time that is already past. */
const OPENING_MS = 60 * 60_000
const FEATURES = { deposits: 'no_deposits', spending: 'no_spending' } as const

/**
 * Sets the limits of every open account that does not have them: new accounts, and accounts whose limits have
 * another day. Lifts all limits if the calendar is not enforced.
 */
export const limitsWork = (deps: ProgramDeps): DueWork => {
  const { calendar, queue, clock } = deps
  let complete: Complete | undefined
  return {
    name: 'program.limits',
    runDue: async (today) => {
      const starts = ENDINGS.map((ending) => ({ ending, startsOn: limitStartOf(calendar.current(), ending) }))
      if (starts.every(({ startsOn }) => startsOn === null)) {
        complete = undefined
        await liftAll(deps)
      } else {
        const now = { limits: JSON.stringify(starts), on: today, at: clock.now() }
        if (await limitAll(deps, starts, openedSince(complete, now))) complete = now
      }
      queue.wake(NOTIFY_LIMIT)
    },
  }
}

interface Start {
  ending: Ending
  startsOn: CalendarDate | null
}

/**
 * All accounts had these limits at this time. Each server remembers it for a day, and then looks at all accounts
 * again; until then it looks only at new accounts.
 */
interface Complete {
  limits: string
  on: CalendarDate
  at: Date
}

/** Accounts opened before this have their limits. Undefined if all must be looked at. */
const openedSince = (complete: Complete | undefined, now: Complete): Date | undefined =>
  complete?.limits === now.limits && complete.on === now.on && complete.at <= now.at
    ? new Date(complete.at.getTime() - OPENING_MS)
    : undefined

/** Returns whether all of these accounts have their limits. */
const limitAll = async (
  deps: ProgramDeps,
  starts: readonly Start[],
  since: Date | undefined,
): Promise<boolean> => {
  const { database, account } = deps
  const listDone = async (ids: readonly number[]) => {
    const known = new Set((await listLimitsOf(database.db, ids)).map(nameOfLimit))
    return new Set(
      ids.filter((customerId) => starts.every((start) => known.has(nameOfLimit({ customerId, ...start })))),
    )
  }
  const pages = pagesWithout((after) => account.listOpenAccounts(database.db, after, PAGE, since), listDone)
  await deps.forEachDue(
    pages,
    async ({ customerId }) => {
      // A limit that is already set stays as it is.
      for (const start of starts) await change(deps, { customerId, ...start })
    },
    { name: 'program.limits', key: 'customerId' },
  )
  // Another server may still work on some, and be killed before it is done.
  return (await pages(0)).length === 0
}

/** Lifts all limits because the calendar is not enforced. */
const liftAll = (deps: ProgramDeps): Promise<void> =>
  deps.forEachDue(
    (after) => listLimited(deps.database.db, after, PAGE),
    async ({ customerId }) => {
      // A limit without a day stays as it is, and an ending that has no limit needs none.
      for (const { ending, startsOn } of await listLimitsOf(deps.database.db, [customerId]))
        if (startsOn !== null) await change(deps, { customerId, ending, startsOn: null })
    },
    { name: 'program.lifted-limits', key: 'customerId' },
  )

const change = ({ database, queue }: ProgramDeps, { customerId, ...start }: Start & { customerId: number }) =>
  database.transaction(async (tx) => {
    if ((await setLimit(tx, { customerId, ...start })) === undefined) return
    await queue.send<LimitJob>(tx, NOTIFY_LIMIT, { customerId, ending: start.ending })
  })

/** Each change of a limit has its own job, which sends the current limit. */
const limitWork = (deps: ProgramDeps) => {
  const { database, processor, clock } = deps
  return partnerWork(deps, {
    find: ({ customerId, ending }: LimitJob) => findLimit(database.db, customerId, ending),
    isUnsent: ({ reportedAt }) => reportedAt === null,
    send: async (limit, prn) => {
      const { customerId, ending, startsOn, version } = limit
      await processor.setFeature({
        prn,
        feature: FEATURES[ending],
        enabled: startsOn !== null,
        ...(startsOn && { startsAt: startOfDay(startsOn) }),
        reference: `limit-${customerId}-${ending}-${version}`,
      })
      return (tx) => recordLimitNotified(tx, limit, clock.realNow())
    },
  })
}

export const notifyLimitJob = (deps: ProgramDeps): Job<LimitJob> => ({
  ...NOTIFY_LIMIT,
  run: limitWork(deps).send,
})

export const followUpLimitsJob = (deps: ProgramDeps): Job<Record<string, never>> =>
  followUp(deps, limitWork(deps), {
    name: 'program.follow-up-limits',
    schedule: '11 * * * *',
    sentBy: NOTIFY_LIMIT,
    lists: { 'program.untold-limits': (db, after) => listUnreportedLimits(db, after, PAGE) },
    key: 'customerId',
  })
