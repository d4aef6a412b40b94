/** Notifies the customer once when the balance becomes low or negative, and again only after it recovers. */
import type { Cents } from '@yoursuccess/contract/core/money'
import { message, usd } from '../../messaging/render.ts'
import type { AccountDeps } from './account.deps.ts'
import { copy } from './account.messages.ts'
import { type AccountRow, recordBalanceLevel } from './account.queries.ts'
import { isWorse, levelOf } from './balance-level.rules.ts'

const FUNDING_PATH = '/dashboard/funding'

export type WatchedAccount = Pick<AccountRow, 'customerId' | 'balanceLevel'>

/** Notifies the customer if the level of the balance got worse. The account must be funded and open. */
export const watchBalance = async (
  { database, clock, notifications }: Pick<AccountDeps, 'database' | 'clock' | 'notifications'>,
  { customerId, ...account }: WatchedAccount,
  availableCents: Cents,
): Promise<void> => {
  const level = levelOf(availableCents)
  if (level === account.balanceLevel) return
  await database.transaction(async (tx) => {
    const change = await recordBalanceLevel(tx, customerId, { from: account.balanceLevel, to: level })
    // Another server has already recorded a change, or the balance has recovered.
    if (change === undefined || !isWorse(level, account.balanceLevel)) return
    await notifications.notify(tx, customerId, {
      title:
        level === 'negative'
          ? message(copy.balanceNegative, { amount: usd(availableCents) })
          : message(copy.balanceLow, { amount: usd(availableCents) }),
      url: FUNDING_PATH,
      dedupeKey: `balance-${change}`,
      happenedAt: clock.now(),
    })
  })
}
