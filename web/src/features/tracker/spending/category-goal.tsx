import { formatUsd, subtract } from '@yoursuccess/contract/core/money'
import type { SpendingRow } from '@yoursuccess/contract/tracker/tracker.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { BAR_ROLES, stateOf } from './spending-state.ts'
import classes from '../trustee/trustee-card.module.css'
import { spendingCopy } from './spending.messages.ts'

/**
 * One category compared with its goal, in a sentence and a bar. Undefined means neither a goal nor spending.
 */
export const CategoryGoal = ({ row }: { row: SpendingRow | undefined }) => {
  if (!row) return <p>{t(spendingCopy.neither)}</p>
  const { spentCents, goalCents, color, percent } = row
  return (
    <>
      <p className={classes.answer}>
        <ToneIcon tone={stateOf(row).tone} />
        {goalCents === 0
          ? t(spendingCopy.noGoalForCategory)
          : spentCents > goalCents
            ? t(spendingCopy.overGoal, { amount: formatUsd(subtract(spentCents, goalCents)) })
            : spentCents === goalCents
              ? t(spendingCopy.asPlanned)
              : elements(spendingCopy.left, { amount: <Money amount={subtract(goalCents, spentCents)} /> })}
      </p>
      <Bar percent={percent} color={`var(--ys-${BAR_ROLES[color]})`} />
      <p className={classes.detail}>
        {elements(spendingCopy.spentOfGoal, {
          spent: <Money amount={spentCents} />,
          goal: <Money amount={goalCents} />,
        })}
      </p>
    </>
  )
}
