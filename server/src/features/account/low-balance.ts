/** Notifies the customer once when the balance becomes low or negative, and again only after it recovers. */
import { message, usd } from '../../messaging/render.ts'
import type { AccountDeps } from './account.deps.ts'
import { copy } from './account.messages.ts'
import { findAccount, recordBalanceLevel } from './account.queries.ts'
import { isWorse, levelOf } from './balance-level.rules.ts'

const FUNDING_PATH = '/dashboard/funding'

/**
 * Reads the balance from the processor, and notifies the customer if its level got worse. Does nothing unless
 * the account is funded and open. Throws PartnerError.
 */
export const watchBalance = async (
  { database, clock, processor, notifications }: AccountDeps,
  customerId: number,
): Promise<void> => {
  const account = await findAccount(database.db, customerId)
  if (!account?.prn || !account.fundedAt || account.accountStatus !== 'open') return
  const { availableCents } = await processor.getBalance(account.prn)
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
