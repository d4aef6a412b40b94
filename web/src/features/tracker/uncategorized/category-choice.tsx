import { Button } from '@mantine/core'
import type { ExpenseItem } from '@yoursuccess/contract/tracker/tracker-fields'
import { t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { ChoiceInput } from '../../../ui/form/choice-input.tsx'
import { expenseChoices } from '../category-names.ts'
import { expensesCopy } from '../expenses/expenses.messages.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import classes from './uncategorized.module.css'
import { CATEGORIES, type useCategorize } from './use-categorize.ts'

interface CategoryChoiceProps {
  item: ExpenseItem
  placeholder: string
  categorizing: ReturnType<typeof useCategorize>
}

export const nameOf = ({ description }: ExpenseItem): string => description ?? t(expensesCopy.unnamedSpending)

/** All categories for an item. The choice takes effect at once. */
export const CategoryChoice = ({ item, placeholder, categorizing }: CategoryChoiceProps) => (
  <ChoiceInput
    label={t(expensesCopy.categoryOf, { name: nameOf(item), day: formatDay(item.effective_date) })}
    placeholder={placeholder}
    choices={expenseChoices(CATEGORIES)}
    value={categorizing.tried}
    busy={categorizing.busy}
    onChoose={categorizing.choose}
  />
)

/** Why the category wasn't saved, with another try in one press (TRACKER-122). */
export const NotCategorized = ({
  categorizing: { error, tried, busy, choose },
}: Pick<CategoryChoiceProps, 'categorizing'>) => (
  <>
    <TrackerSubmitError error={error} />
    {error && tried && (
      <Button
        className={classes.suggestion ?? ''}
        variant="light"
        disabled={busy}
        onClick={() => choose(tried)}
      >
        {t(expensesCopy.tryAgain)}
      </Button>
    )}
  </>
)
