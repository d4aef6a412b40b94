import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { copy } from '../tracker.messages.ts'

/** Refuses a goal that the income can't cover (TRACKER-101). Stays until closed. */
export const showOverBudget = (over: Cents): Promise<void> =>
  showResult({ tone: 'stop', title: copy.overBudgetTitle, text: copy.overBudget(formatUsd(over)) })
