import { formatUsd, subtract } from '@yoursuccess/contract/core/money'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { BAR_ROLES, stateOf } from './spending-state.ts'
import classes from '../trustee/trustee-card.module.css'

/**
 * One category compared with its goal, in a sentence and a bar. Undefined means neither a goal nor spending.
 */
export const CategoryGoal = ({ row }: { row: SpendingRow | undefined }) => {
  if (!row) return <p>There is no goal for this category this month, and nothing was spent.</p>
  const { spentCents, goalCents, color, percent } = row
  return (
    <>
      <p className={classes.answer}>
        <ToneIcon tone={stateOf(row).tone} />
        {goalCents === 0 ? (
          'No goal for this category'
        ) : spentCents > goalCents ? (
          `${formatUsd(subtract(spentCents, goalCents))} over the goal`
        ) : spentCents === goalCents ? (
          'As planned'
        ) : (
          <>
            <Money amount={subtract(goalCents, spentCents)} /> left
          </>
        )}
      </p>
      <Bar percent={percent} color={`var(--ys-${BAR_ROLES[color]})`} />
      <p className={classes.detail}>
        <Money amount={spentCents} /> of <Money amount={goalCents} /> spent
      </p>
    </>
  )
}
