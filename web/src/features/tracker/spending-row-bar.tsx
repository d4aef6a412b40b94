import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { expenseCategoryLabel } from '@yoursuccess/contract/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker-rules'
import { paths } from '../../lib/paths.ts'
import { Bar } from '../../ui/bar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Money } from '../../ui/money.tsx'
import { ToneIcon } from '../../ui/tone-icon.tsx'
import classes from './spending-panel.module.css'
import { useMonthSearch } from './use-month.ts'

interface SpendingRowBarProps {
  row: SpendingRow
  /** Absent where there is no goal that may be deleted (TRK-48). */
  onDelete: (() => void) | undefined
}

const TONES = { green: 'good', yellow: 'care', red: 'stop' } as const

export const SpendingRowBar = ({ row, onDelete }: SpendingRowBarProps) => {
  const { category, spentCents, goalCents, color, percent } = row
  const search = useMonthSearch()
  const label = expenseCategoryLabel(category)
  const tone = TONES[color]
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.name}>{label}</span>
        <span>
          <strong>
            <Money amount={spentCents} />
          </strong>{' '}
          of <Money amount={goalCents} />
        </span>
      </div>
      <Bar percent={percent} color={`var(--ys-${tone})`} />
      <div className={classes.foot}>
        <span className={classes.state}>
          <ToneIcon tone={tone} size={18} /> {percent}% {stateOf(row)}
        </span>
        <span className={classes.actions}>
          {category && (
            <ButtonLink to={paths.expenseCategory} params={{ category }} search={search} variant="subtle">
              Spending Breakdown<span className="ys-sr-only"> of {label}</span>
            </ButtonLink>
          )}
          {onDelete && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete goal of ${label}`}
              onClick={onDelete}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </span>
      </div>
    </li>
  )
}

/** The bar's color in a word (decision 7). */
const stateOf = ({ category, color, spentCents, goalCents }: SpendingRow) => {
  if (category === null) return 'no category yet'
  if (color === 'red')
    return goalCents === 0 ? 'no goal' : spentCents > goalCents ? 'over the goal' : 'goal reached'
  return color === 'yellow' ? 'close to the goal' : 'within the goal'
}
