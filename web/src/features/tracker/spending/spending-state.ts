import { formatUsd, subtract } from '@yoursuccess/contract/core/money'
import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import type { Tone } from '../../../ui/dialog/toasts.ts'

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
  if (category === null) return { tone: 'care', words: `${percent}% no category yet` }
  if (color === 'green') return { tone: 'good', words: `${percent}% within the goal` }
  if (color === 'yellow') return { tone: 'care', words: `${percent}% close to the goal` }
  if (category === TRUSTEE_PAYMENT && goalCents > 0)
    return { tone: 'good', words: '100% sent to your trustee' }
  if (goalCents === 0) return { tone: 'stop', words: 'no goal' }
  if (spentCents === goalCents) return { tone: 'good', words: 'As planned' }
  return { tone: 'stop', words: `${formatUsd(subtract(spentCents, goalCents))} over the goal` }
}
