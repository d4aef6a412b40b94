/** Notifies the customer once when the balance becomes low or negative, and again only after it recovers. */
import type { Cents } from '@yoursuccess/contract/core/money'
import { message, usd } from '../../messaging/render.ts'
import type { AccountDeps } from './account.deps.ts'
import { copy } from './account.messages.ts'
import { type AccountRow, recordBalanceLevel } from './account.queries.ts'
import { isWorse, levelOf } from './balance-level.rules.ts'

const FUNDING_PATH = '/dashboard/funding'
const PLAN_PATH = '/dashboard/plan'

export type WatchedAccount = Pick<AccountRow, 'customerId' | 'balanceLevel'>

/** Notifies the customer if the level of the balance got worse. The account must be funded and open. */
export const watchBalance = async (
  {
    database,
    clock,
    notifications,
    setAside,
  }: Pick<AccountDeps, 'database' | 'clock' | 'notifications' | 'setAside'>,
  { customerId, ...account }: WatchedAccount,
  availableCents: Cents,
): Promise<void> => {
  const level = levelOf(availableCents)
  if (level === account.balanceLevel) return
  await database.transaction(async (tx) => {
    const change = await recordBalanceLevel(tx, customerId, { from: account.balanceLevel, to: level })
    // Another server has already recorded a change, or the balance has recovered.
    if (change === undefined || !isWorse(level, account.balanceLevel)) return
    // Money set aside never covers it, and can be moved back on the plan's page (SETA-22).
    const isOnlyMain = level === 'negative' && (await setAside().hasMoney(tx, customerId))
    const text = isOnlyMain
      ? copy.balanceNegativeOnly
      : level === 'negative'
        ? copy.balanceNegative
        : copy.balanceLow
    await notifications.notify(tx, customerId, {
      title: message(text, { amount: usd(availableCents) }),
      url: isOnlyMain ? PLAN_PATH : FUNDING_PATH,
      dedupeKey: `balance-${change}`,
      happenedAt: clock.now(),
    })
  })
}
