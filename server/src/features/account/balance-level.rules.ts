import { LOW_BALANCE_CENTS } from '@yoursuccess/contract/account/account'
import type { Cents } from '@yoursuccess/contract/core/money'

/** Best to worst. The home page shows a warning for the last two (ACCOUNT-10). */
export const BALANCE_LEVELS = ['fine', 'low', 'negative'] as const
export type BalanceLevel = (typeof BALANCE_LEVELS)[number]

export const levelOf = (availableCents: Cents): BalanceLevel =>
  availableCents < 0 ? 'negative' : availableCents < LOW_BALANCE_CENTS ? 'low' : 'fine'

export const isWorse = (now: BalanceLevel, before: BalanceLevel): boolean =>
  BALANCE_LEVELS.indexOf(now) > BALANCE_LEVELS.indexOf(before)
