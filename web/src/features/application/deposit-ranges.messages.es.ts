/** Spanish. */
import type { Translation } from '@yoursuccess/contract/core/messages'
import type * as english from './deposit-ranges.messages.ts'

export const depositRanges: Translation<typeof english.depositRanges> = {
  1: '2,000 o menos',
  2: 'Más de $2,000 y menos de $10,000',
  3: '$10,001 o más y menos de $20,000',
  4: '$20,000 o más',
}
