import { LOW_BALANCE_CENTS } from '@yoursuccess/contract/account/account'
import type { Cents } from '@yoursuccess/contract/core/money'

/** Below zero only the negative balance warning; from zero to 9.99 the low balance warning (ACCOUNT-10). */
export const balanceWarning = (balance: Cents): 'negative' | 'low' | undefined => {
  if (balance < 0) return 'negative'
  return balance < LOW_BALANCE_CENTS ? 'low' : undefined
}
