import { TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker-rules'
import type { Tone } from '../../../ui/dialog/toasts.ts'

/** The stated colors of a bar (EXP-13 to EXP-17), as roles of ours. */
export const BAR_ROLES = {
  green: 'goal-within',
  yellow: 'goal-near',
  red: 'goal-reached',
} as const

/** The bar's color in a word and a sign (decision 7). A goal that is reached is no fault, and a trustee paid is good. */
export const stateOf = ({
  category,
  color,
  spentCents,
  goalCents,
}: SpendingRow): { tone: Tone; words: string } => {
  if (category === null) return { tone: 'care', words: 'no category yet' }
  if (color === 'green') return { tone: 'good', words: 'within the goal' }
  if (color === 'yellow') return { tone: 'care', words: 'close to the goal' }
  if (category === TRUSTEE_PAYMENT && goalCents > 0) return { tone: 'good', words: 'paid to your trustee' }
  if (goalCents === 0) return { tone: 'stop', words: 'no goal' }
  return spentCents > goalCents
    ? { tone: 'stop', words: 'over the goal' }
    : { tone: 'info', words: 'goal reached' }
}
