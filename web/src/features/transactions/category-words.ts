import { parseAmount } from '@yoursuccess/contract/core/money'
import { t } from '../../i18n/translate.ts'
import { expenseCategoryName } from '../tracker/tracker.api.ts'
import { copy } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

/** Its category in the tracker, or else its kind. Undefined if neither says more than its description. */
export const categoryWords = ({ items, ...row }: Row): string | undefined => {
  if (items.length > 1) return t(copy.split)
  const category = items[0]?.category
  return category ? expenseCategoryName(category) : kindWords(row)
}

/** "Purchase", "Deposit". Undefined for what is of no kind that has a name, such as a fee. */
export const kindWords = ({ postedKind, amount }: Pick<Row, 'postedKind' | 'amount'>): string | undefined => {
  if (postedKind === undefined || postedKind === 'other') return undefined
  const isRefund = postedKind === 'purchase' && (parseAmount(amount) ?? 0) > 0
  return t(copy.kinds[isRefund ? 'refund' : postedKind])
}
