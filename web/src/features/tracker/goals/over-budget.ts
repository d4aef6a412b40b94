import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { copy } from '../tracker.messages.ts'

/**
 * Says that the income can't cover the goals (TRACKER-101). The message stays until the customer closes it.
 */
export const showOverBudget = (over: Cents): Promise<void> =>
  showResult({
    tone: 'stop',
    title: t(copy.overBudgetTitle),
    text: t(copy.overBudget, { amount: formatUsd(over) }),
  })
