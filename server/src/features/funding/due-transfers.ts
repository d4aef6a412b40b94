/** Money that transfers will bring in on given days. */
import { expectedBy } from '@yoursuccess/contract/funding/ach-transactions'
import { runDay } from '@yoursuccess/contract/funding/recurring-transfers'
import { accountInName } from '@yoursuccess/contract/funding/transfer-name.messages'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { startOfBankingDay } from '../../clock/banking-day-sql.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import type { FundingDeps } from './funding.deps.ts'
import { listRecurring, type NamedRecurring } from './recurring.queries.ts'
import { listEndedTransfers, listPendingTransfers } from './transfers.queries.ts'

export interface DueTransfer {
  /** The linked account. */
  name: string
  on: CalendarDate
  /** The last day on which it should arrive. */
  arrivesOn: CalendarDate
  amountCents: Cents
}

/** More than anyone has; it only bounds the work. */
const MOST = 100

/**
 * Transfers into the account that are due on these days, both included, the earliest first: those on their way, by the
 * last day on which they should arrive, and the runs of recurring ones.
 */
export const listDueTransfers = async (
  { database: { db } }: Pick<FundingDeps, 'database'>,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<DueTransfer[]> => {
  const page = { limit: MOST, offset: 0, sortBy: 'date', isDescending: false } as const
  const [pending, recurring] = await Promise.all([
    listPendingTransfers(db, customerId, MOST),
    listRecurring(db, customerId, page),
  ])
  const onTheirWay = pending.map(({ description, createdAt, amountCents }) => {
    const on = expectedBy(bankingDayOf(createdAt))
    return { name: accountInName(description) ?? description, on, arrivesOn: on, amountCents }
  })
  return [...onTheirWay, ...recurring.flatMap((each) => runsUntil(each, to))]
    .filter(({ on }) => on >= from && on <= to)
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}

interface TransferOfDay {
  /** The linked account. */
  name: string
  on: CalendarDate
  amountCents: Cents
  /** `missed`: it failed or was returned. */
  state: 'expected' | 'paid' | 'missed'
}

/**
 * Transfers into the account of these days, both included: those that ended, by the day on which they did, and those that
 * should arrive, by the last day for that. Without those that were cancelled.
 */
export const listTransfersOfDays = async (
  deps: Pick<FundingDeps, 'database'>,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<TransferOfDay[]> => {
  const [ended, due] = await Promise.all([
    listEndedTransfers(deps.database.db, customerId, {
      since: startOfBankingDay(from),
      until: startOfBankingDay(addDays(to, 1)),
      limit: MOST,
    }),
    listDueTransfers(deps, customerId, { from: addDays(from, -DAYS_ON_THE_WAY), to }),
  ])
  return [
    ...ended.flatMap(({ description, endedAt, amountCents, status }) =>
      endedAt === null
        ? []
        : [
            {
              name: accountInName(description) ?? description,
              on: bankingDayOf(endedAt),
              amountCents,
              state: status === 'completed' ? ('paid' as const) : ('missed' as const),
            },
          ],
    ),
    ...due
      .filter(({ arrivesOn }) => arrivesOn >= from && arrivesOn <= to)
      .map(({ name, arrivesOn, amountCents }) => ({
        name,
        on: arrivesOn,
        amountCents,
        state: 'expected' as const,
      })),
  ]
}

/** A run of before may arrive later. */
const DAYS_ON_THE_WAY = 14

const runsUntil = (
  { accountName, amountCents, anchorOn, interval, runCount, nextRunOn }: NamedRecurring,
  to: CalendarDate,
): DueTransfer[] => {
  const runs: DueTransfer[] = []
  for (let on = nextRunOn, count = runCount; on <= to; on = runDay(anchorOn, interval, ++count))
    runs.push({ name: accountName, on, arrivesOn: expectedBy(on), amountCents })
  return runs
}
