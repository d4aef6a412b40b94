/**
 * Stops money when an audit finds a mismatch (docs/decisions/0122): money out of the affected account, or all
 * money of the bank. Orders already accepted wait, as they do when the processor is unavailable.
 */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Database, Db } from '@yoursuccess/database/database'
import { and, isNull } from 'drizzle-orm'
import type { Clock } from '../../clock/clock.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { Partners } from '../../partners/partners.ts'
import { countStoppedAccounts, findStopOf, insertStop } from './money-stops.queries.ts'
import { moneyStops, type StopFinding } from './money-stops.tables.ts'

export interface MoneyStop {
  /** Stops the whole bank; a repeat is not an error. Returns whether this call stopped it. */
  stopBank(tx: Db, findings: readonly StopFinding[]): Promise<boolean>
  /** Stops money out of one account. Returns whether this call stopped it. */
  stopAccount(
    tx: Db,
    customerId: number,
    promisedOn: CalendarDate,
    findings: readonly StopFinding[],
  ): Promise<boolean>
  /**
   * Lets the whole bank's money move again. Returns whether it was stopped. Stops of single accounts stay.
   */
  resume(): Promise<boolean>
  /** The stop that applies to an account, by the processor's number; without a number, the bank's. */
  findStop(prn?: string): Promise<'bank' | 'account' | undefined>
  countStoppedAccounts(): Promise<number>
}

const sentenceOf = ([first]: readonly StopFinding[]) => (first ? `${first.subject}: ${first.finding}` : '')

export const createMoneyStop = ({
  database,
  clock,
}: {
  database: Database
  clock: Pick<Clock, 'realNow'>
}): MoneyStop => ({
  stopBank: async (tx, findings) => {
    const stop = { finding: sentenceOf(findings), findings, stoppedAt: clock.realNow() }
    return (await insertStop(tx, stop)) !== undefined
  },
  stopAccount: async (tx, customerId, promisedOn, findings) => {
    const finding = sentenceOf(findings)
    const stop = { customerId, promisedOn, finding, findings, stoppedAt: clock.realNow() }
    return (await insertStop(tx, stop)) !== undefined
  },
  resume: async () => {
    const resumed = await database.db
      .update(moneyStops)
      .set({ resumedAt: clock.realNow(), releasedBy: 'operator' })
      .where(and(isNull(moneyStops.resumedAt), isNull(moneyStops.customerId)))
      .returning({ id: moneyStops.id })
    return resumed.length > 0
  },
  findStop: (prn) => findStopOf(database.db, prn),
  countStoppedAccounts: () => countStoppedAccounts(database.db),
})

/** The parameters of a call that show whether money leaves the account. */
interface Asked {
  prn: string
  /** The account that the money leaves, instead of `prn`. */
  fromPrn?: string
  amountCents?: number
  feeCents?: number
}
const always = () => true

/**
 * The partner calls that move money, each with a function that says whether a call takes money from the
 * account. While one account is stopped, its calls that take money fail. While the bank is stopped, all of
 * these calls fail.
 */
const MOVES_MONEY: Partial<Record<keyof Partners, Readonly<Record<string, (requested: Asked) => boolean>>>> =
  {
    ach: { pull: always },
    billers: { pay: always },
    processor: {
      createAccountTransfer: always,
      adjust: ({ amountCents = 0 }) => amountCents < 0,
      replaceCard: ({ feeCents = 0 }) => feeCents > 0,
    },
    refundChecks: { payOut: always },
  }

/**
 * Wraps the partners: while money is stopped, calls that move money throw PartnerError `unreachable`, and
 * jobs retry them later.
 */
export const stoppable = (partners: Partners, { findStop }: Pick<MoneyStop, 'findStop'>): Partners => {
  const guarded = (role: keyof Partners, calls: Readonly<Record<string, (requested: Asked) => boolean>>) =>
    new Proxy(partners[role], {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver)
        const takesMoney = calls[String(name)]
        if (typeof method !== 'function' || !takesMoney) return method
        return async (requested: Asked, ...rest: unknown[]): Promise<unknown> => {
          const stop = await findStop(requested.fromPrn ?? requested.prn)
          if (stop === 'bank' || (stop === 'account' && takesMoney(requested)))
            throw new PartnerError('galileo', 'unreachable', { code: 'money_stopped' })
          return Reflect.apply(method, target, [requested, ...rest]) as unknown
        }
      },
    })
  return {
    ...partners,
    ...Object.fromEntries(
      Object.entries(MOVES_MONEY).map(([role, calls]) => [role, guarded(role as keyof Partners, calls)]),
    ),
  }
}
