import { LOW_BALANCE_CENTS } from '@yoursuccess/contract/account/account'
import type { Cents } from '@yoursuccess/contract/core/money'

/**
 * The negative balance warning below $0.00, the low balance warning from $0.00 to $9.99, or undefined
 * (ACCOUNT-10).
 */
export const balanceWarning = (balance: Cents): 'negative' | 'low' | undefined => {
  if (balance < 0) return 'negative'
  return balance < LOW_BALANCE_CENTS ? 'low' : undefined
}
