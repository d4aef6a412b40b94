/**
 * Sends both last days to the processor ahead of time, for each account, so that the processor itself refuses
 * what arrives after midnight: deposits, purchases, and requests from a server that is behind.
 */
import { ENDINGS, type Ending } from '@yoursuccess/contract/core/access'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { DueWork } from '../../clock/business-clock.ts'
import { startOfDay } from '../../clock/clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { limitStartOf } from './calendar.rules.ts'
import { nameOfLimit } from './unreported-limits.ts'
import type { ProgramDeps } from './program.deps.ts'
import {
  findLimit,
  listLimitsOf,
  listAccountLimits,
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
const FEATURES = { deposits: 'no_deposits', spending: 'no_spending' } as const

/**
 * Sets the limits of every open account that does not have them: new accounts, and accounts whose limits have
 * another day. Lifts all limits if the calendar is not enforced.
 */
export const limitsWork = (deps: ProgramDeps): DueWork => ({
  name: 'program.limits',
  runDue: async () => {
    const { calendar, queue } = deps
    const starts = ENDINGS.map((ending) => ({ ending, startsOn: limitStartOf(calendar.current(), ending) }))
    if (starts.every(({ startsOn }) => startsOn === null)) await liftAll(deps)
    else await limitAll(deps, starts)
    queue.wake(NOTIFY_LIMIT)
  },
})

interface Start {
  ending: Ending
  startsOn: CalendarDate | null
}

const limitAll = async (deps: ProgramDeps, starts: readonly Start[]) => {
  const { database, account } = deps
  let known = new Set<string>()
  await deps.forEachDue(
    async (after) => {
      const page = await account.listOpenAccounts(database.db, after, PAGE)
      const ids = page.map(({ customerId }) => customerId)
      known = new Set((await listLimitsOf(database.db, ids)).map(nameOfLimit))
      return page
    },
    async ({ customerId }) => {
      for (const start of starts)
        if (!known.has(nameOfLimit({ customerId, ...start }))) await change(deps, { customerId, ...start })
    },
    { name: 'program.limits', key: 'customerId' },
  )
}

/** Lifts all limits because the calendar is not enforced. */
const liftAll = async (deps: ProgramDeps) => {
  for (;;) {
    const limited = await listAccountLimits(deps.database.db, PAGE)
    if (limited.length === 0) return
    for (const { customerId, ending } of limited) await change(deps, { customerId, ending, startsOn: null })
  }
}

const change = ({ database, queue }: ProgramDeps, { customerId, ...start }: Start & { customerId: number }) =>
  database.transaction(async (tx) => {
    if ((await setLimit(tx, { customerId, ...start })) === undefined) return
    await queue.send<LimitJob>(tx, NOTIFY_LIMIT, { customerId, ending: start.ending })
  })

/** Sends the current limit to the processor. Safe to repeat; each change of a limit has its own job. */
const notifyLimit = async (deps: ProgramDeps, { customerId, ending }: LimitJob): Promise<void> => {
  const { database, processor, account, clock } = deps
  const limit = await findLimit(database.db, customerId, ending)
  if (!limit || limit.reportedAt) return
  await processor.setFeature({
    prn: await account.getReference(database.db, customerId),
    feature: FEATURES[ending],
    enabled: limit.startsOn !== null,
    ...(limit.startsOn && { startsAt: startOfDay(limit.startsOn) }),
    reference: `limit-${customerId}-${ending}-${limit.version}`,
  })
  await recordLimitNotified(database.db, limit, clock.realNow())
}

export const notifyLimitJob = (deps: ProgramDeps): Job<LimitJob> => ({
  ...NOTIFY_LIMIT,
  run: (job) => notifyLimit(deps, job),
})

/** Retries limits whose job used up its attempts without a reply. */
export const followUpLimitsJob = (deps: ProgramDeps): Job<Record<string, never>> => ({
  name: 'program.follow-up-limits',
  single: true,
  retries: 2,
  schedule: '11 * * * *',
  run: () =>
    deps.forEachDue(
      (after) => listUnreportedLimits(deps.database.db, after, PAGE),
      (limit) => notifyLimit(deps, limit),
      { name: 'program.untold-limits', key: 'customerId' },
    ),
})
