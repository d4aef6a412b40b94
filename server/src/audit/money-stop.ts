/**
 * An audit that finds broken books stops the bank from moving money (security.md J5): what customers ask for is recorded
 * and waits, as it does when the processor is away. Only a person resumes.
 */
import { isNull } from 'drizzle-orm'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../clock.ts'
import { PartnerError } from '../partners/partner-error.ts'
import type { Partners } from '../partners/partners.ts'
import { moneyStops } from './money-stops.tables.ts'

export interface MoneyStop {
  /** Stops; being stopped already is no error. Returns whether this was the one that stopped. */
  stop(finding: string): Promise<boolean>
  /** Money may move again. Returns whether it had been stopped. */
  resume(): Promise<boolean>
  isStopped(): Promise<boolean>
}

export const createMoneyStop = ({
  database,
  clock,
}: {
  database: Database
  clock: Pick<Clock, 'realNow'>
}): MoneyStop => ({
  stop: async (finding) => {
    const stopped = await database.db
      .insert(moneyStops)
      .values({ finding, stoppedAt: clock.realNow() })
      .onConflictDoNothing()
      .returning({ id: moneyStops.id })
    return stopped.length > 0
  },
  resume: async () => {
    const resumed = await database.db
      .update(moneyStops)
      .set({ resumedAt: clock.realNow() })
      .where(isNull(moneyStops.resumedAt))
      .returning({ id: moneyStops.id })
    return resumed.length > 0
  },
  isStopped: async () => {
    const open = await database.db
      .select({ id: moneyStops.id })
      .from(moneyStops)
      .where(isNull(moneyStops.resumedAt))
      .limit(1)
    return open.length > 0
  },
})

/** The calls of partners by which the bank moves money. */
const MOVES_MONEY: Partial<Record<keyof Partners, readonly string[]>> = {
  ach: ['pull'],
  billers: ['pay'],
  processor: ['adjust', 'replaceCard'],
  refundChecks: ['payOut'],
}

/** The same partners; a call that moves money is not made while money is stopped, and is tried again later. */
export const stoppable = (partners: Partners, { isStopped }: Pick<MoneyStop, 'isStopped'>): Partners => {
  const guarded = (role: keyof Partners, names: readonly string[]) =>
    new Proxy(partners[role], {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver)
        if (typeof method !== 'function' || !names.includes(String(name))) return method
        return async (...given: unknown[]): Promise<unknown> => {
          if (await isStopped()) throw new PartnerError('galileo', 'unreachable', { code: 'money_stopped' })
          return Reflect.apply(method, target, given) as unknown
        }
      },
    })
  return {
    ...partners,
    ...Object.fromEntries(
      Object.entries(MOVES_MONEY).map(([role, names]) => [role, guarded(role as keyof Partners, names)]),
    ),
  }
}
