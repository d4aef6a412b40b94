import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { expenseCategoryLabel, TRUSTEE_PAYMENT } from '@yoursuccess/contract/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker-rules'
import { paths } from '../../lib/paths.ts'
import { Bar } from '../../ui/bar.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Money } from '../../ui/money.tsx'
import { ToneIcon } from '../../ui/tone-icon.tsx'
import type { Tone } from '../../ui/toasts.ts'
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
  const { tone, words } = stateOf(row)
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
      <Bar percent={percent} color={`var(--ys-${TONES[color]})`} />
      <span className={classes.state}>
        <ToneIcon tone={tone} size={18} /> {percent}% {words}
      </span>
      <span className={classes.actions}>
        {category && (
          <ButtonLink
            to={paths.expenseCategory}
            params={{ category }}
            search={search}
            variant="subtle"
            px="xs"
            fz="sm"
          >
            Spending Breakdown<span className="ys-sr-only"> of {label}</span>
          </ButtonLink>
        )}
        {onDelete && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Delete goal of ${label}`} onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}

/** The bar's color in a word and a sign (decision 7). A goal that is reached is no fault, and a trustee paid is good. */
const stateOf = ({ category, color, spentCents, goalCents }: SpendingRow): { tone: Tone; words: string } => {
  if (category === null) return { tone: 'care', words: 'no category yet' }
  if (color === 'green') return { tone: 'good', words: 'within the goal' }
  if (color === 'yellow') return { tone: 'care', words: 'close to the goal' }
  if (category === TRUSTEE_PAYMENT && goalCents > 0) return { tone: 'good', words: 'paid to your trustee' }
  if (goalCents === 0) return { tone: 'stop', words: 'no goal' }
  return spentCents > goalCents
    ? { tone: 'stop', words: 'over the goal' }
    : { tone: 'info', words: 'goal reached' }
}
