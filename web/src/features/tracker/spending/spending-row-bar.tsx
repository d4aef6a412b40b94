import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { expenseCategoryLabel } from '@yoursuccess/contract/tracker-categories'
import type { SpendingRow } from '@yoursuccess/contract/tracker-rules'
import { paths } from '../../../lib/paths.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import classes from './spending-panel.module.css'
import { BAR_ROLES, stateOf } from './spending-state.ts'
import { useMonthSearch } from '../month/use-month.ts'

interface SpendingRowBarProps {
  row: SpendingRow
  /** Absent where there is no goal that may be deleted (TRK-48). */
  onDelete: (() => void) | undefined
}

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
      <Bar percent={percent} color={`var(--ys-${BAR_ROLES[color]})`} />
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
        {onDelete ? (
          <ActionIcon variant="subtle" color="gray" aria-label={`Delete goal of ${label}`} onClick={onDelete}>
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        ) : (
          <span className={classes.noAction} />
        )}
      </span>
    </li>
  )
}
