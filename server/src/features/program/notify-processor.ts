/**
 * The processor is told of both last days ahead, for each account, so that it refuses what comes after midnight without
 * asking us: pay that others send, purchases, and what was asked for by a server that was behind.
 */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import { startOfDay } from '../../clock/clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { limitStartOf } from './calendar.rules.ts'
import { nameOfLimit } from './unreported-limits.ts'
import type { ProgramParts } from './program.deps.ts'
import {
  findLimit,
  listLimitsOf,
  listStandingLimits,
  listUntoldLimits,
  recordLimitTold,
  setLimit,
} from './program.queries.ts'

interface LimitJob {
  customerId: number
  ending: Ending
}
const TELL_LIMIT = { name: 'program.tell-limit' } as const

const PAGE = 500
const FEATURES = { deposits: 'no_deposits', spending: 'no_spending' } as const

/** Whatever account lacks a limit gets it: one that was opened since, and one that was recorded with an earlier day. */
export const limitsWork = (parts: ProgramParts): DueWork => ({
  name: 'program.limits',
  runDue: async () => {
    const { calendar, queue } = parts
    const starts = ENDINGS.map((ending) => ({ ending, startsOn: limitStartOf(calendar.current(), ending) }))
    if (starts.every(({ startsOn }) => startsOn === null)) await liftAll(parts)
    else await limitAll(parts, starts)
    queue.wake(TELL_LIMIT)
  },
})

interface Start {
  ending: Ending
  startsOn: CalendarDate | null
}

const limitAll = async (parts: ProgramParts, starts: readonly Start[]) => {
  const { database, account } = parts
  let known = new Set<string>()
  await parts.forEachDue(
    async (after) => {
      const page = await account.listOpenAccounts(database.db, after, PAGE)
      const ids = page.map(({ customerId }) => customerId)
      known = new Set((await listLimitsOf(database.db, ids)).map(nameOfLimit))
      return page
    },
    async ({ customerId }) => {
      for (const start of starts)
        if (!known.has(nameOfLimit({ customerId, ...start }))) await change(parts, { customerId, ...start })
    },
    { name: 'program.limits', key: 'customerId' },
  )
}

/** The calendar is not enforced any more. */
const liftAll = async (parts: ProgramParts) => {
  for (;;) {
    const standing = await listStandingLimits(parts.database.db, PAGE)
    if (standing.length === 0) return
    for (const { customerId, ending } of standing) await change(parts, { customerId, ending, startsOn: null })
  }
}

const change = (
  { database, queue }: ProgramParts,
  { customerId, ...start }: Start & { customerId: number },
) =>
  database.transaction(async (tx) => {
    if ((await setLimit(tx, { customerId, ...start })) === undefined) return
    await queue.send<LimitJob>(tx, TELL_LIMIT, { customerId, ending: start.ending })
  })

/** Brings the newest limit; safe to repeat. One that changed meanwhile has a job of its own. */
const tellLimit = async (parts: ProgramParts, { customerId, ending }: LimitJob): Promise<void> => {
  const { database, processor, account, clock } = parts
  const limit = await findLimit(database.db, customerId, ending)
  if (!limit || limit.toldAt) return
  await processor.setFeature({
    prn: await account.getReference(database.db, customerId),
    feature: FEATURES[ending],
    enabled: limit.startsOn !== null,
    ...(limit.startsOn && { startsAt: startOfDay(limit.startsOn) }),
    reference: `limit-${customerId}-${ending}-${limit.version}`,
  })
  await recordLimitTold(database.db, limit, clock.realNow())
}

export const tellLimitJob = (parts: ProgramParts): Job<LimitJob> => ({
  ...TELL_LIMIT,
  run: (job) => tellLimit(parts, job),
})

/** Asks again for what found no answer in all the tries of its job. */
export const followUpLimitsJob = (parts: ProgramParts): Job<Record<string, never>> => ({
  name: 'program.follow-up-limits',
  single: true,
  retries: 2,
  schedule: '11 * * * *',
  run: () =>
    parts.forEachDue(
      (after) => listUntoldLimits(parts.database.db, after, PAGE),
      (limit) => tellLimit(parts, limit),
      { name: 'program.untold-limits', key: 'customerId' },
    ),
})
