import type { ExpenseItem } from '@yoursuccess/contract/tracker-fields'
import {
  CUSHION,
  type ExpenseCategory,
  expenseCategoryOptions,
} from '@yoursuccess/contract/tracker-categories'
import { formatDay } from '../../lib/dates.ts'
import { ChoiceInput } from '../../ui/choice-input.tsx'
import { Money } from '../../ui/money.tsx'
import classes from './uncategorized.module.css'

interface UncategorizedRowProps {
  item: ExpenseItem
  busy: boolean
  onChoose: (category: ExpenseCategory) => void
}

/** An item may be a trustee payment too; the reserved category cannot be chosen (AMB-170). */
const CHOICES = expenseCategoryOptions.filter(({ value }) => value !== CUSHION)

export const UncategorizedRow = ({ item, busy, onChoose }: UncategorizedRowProps) => {
  const name = item.description ?? 'Spending without a description'
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>{name}</span>
        <span className={classes.date}>{formatDay(item.effective_date)}</span>
      </div>
      <span className={classes.amount}>
        <Money amount={item.amount} />
      </span>
      <ChoiceInput
        className={classes.choice}
        label={`Category of ${name}, ${formatDay(item.effective_date)}`}
        placeholder="Choose a category"
        choices={CHOICES}
        busy={busy}
        onChoose={onChoose}
      />
    </li>
  )
}
