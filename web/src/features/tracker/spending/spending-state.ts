import { formatUsd, subtract } from '@yoursuccess/contract/core/money'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import type { Tone } from '../../../ui/dialog/toasts.ts'
import { spendingCopy } from './spending.messages.ts'

/** The colors of a bar (TRACKER-108, TRACKER-109), as color roles. */
export const BAR_ROLES = {
  green: 'goal-within',
  yellow: 'goal-near',
  red: 'goal-reached',
} as const

/**
 * The bar's color in words and an icon (TRACKER-111). A goal met exactly is good, whatever its color. An
 * exceeded goal says by how much, because the bar ends at 100 %.
 */
export const stateOf = ({
  category,
  color,
  percent,
  spentCents,
  goalCents,
}: SpendingRow): { tone: Tone; words: string } => {
  if (category === null) return { tone: 'care', words: t(spendingCopy.noCategory) }
  if (color === 'green') return { tone: 'good', words: t(spendingCopy.within, { percent }) }
  if (color === 'yellow') return { tone: 'care', words: t(spendingCopy.near, { percent }) }
  if (category === TRUSTEE_PAYMENT && goalCents > 0)
    return { tone: 'good', words: t(spendingCopy.sentToTrustee) }
  if (goalCents === 0) return { tone: 'stop', words: t(spendingCopy.noGoal) }
  if (spentCents === goalCents) return { tone: 'good', words: t(spendingCopy.asPlanned) }
  return {
    tone: 'stop',
    words: t(spendingCopy.overGoal, { amount: formatUsd(subtract(spentCents, goalCents)) }),
  }
}

/** What is left of a goal, for a row with little space. Else the words of its state. */
export const leftOf = (row: SpendingRow): string => {
  const { category, color, spentCents, goalCents } = row
  if (category === null || color === 'red') return stateOf(row).words
  const amount = formatUsd(subtract(goalCents, spentCents))
  return t(category === TRUSTEE_PAYMENT ? spendingCopy.leftToSend : spendingCopy.left, { amount })
}
