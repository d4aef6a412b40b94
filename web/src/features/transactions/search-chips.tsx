import { NativeSelect } from '@mantine/core'
import {
  EXPENSE_CATEGORIES,
  SELECTABLE_EXPENSE_CATEGORIES,
  TRUSTEE_PAYMENT,
} from '@yoursuccess/contract/tracker/tracker-categories'
import { t } from '../../i18n/translate.ts'
import { ChipFilter } from '../../ui/form/chips.tsx'
import { useFeature } from '../session/session.api.ts'
import { expenseChoices } from '../tracker/tracker.api.ts'
import { searchCopy } from './search.messages.ts'
import classes from './search.module.css'
import { CHIPS, chipsOf, type Search, withChips } from './search.rules.ts'

interface SearchChipsProps {
  /** The search of the address. */
  search: Search
  onSearch: (search: Search) => void
}

/** Narrows the list with one press: in, out, what is pending, bills, or a category of the tracker. */
export const SearchChips = ({ search, onSearch }: SearchChipsProps) => {
  const hasTracker = useFeature('paymentTracker')
  return (
    <div className={classes.chips}>
      <ChipFilter
        label={t(searchCopy.show)}
        chips={CHIPS.map((value) => ({ value, label: t(searchCopy.chips[value]) }))}
        chosen={chipsOf(search)}
        onChange={(chosen) => onSearch(withChips(search, chosen))}
      />
      {hasTracker && (
        <NativeSelect
          label={t(searchCopy.category)}
          data={[
            { value: '', label: t(searchCopy.anyCategory) },
            ...expenseChoices([...SELECTABLE_EXPENSE_CATEGORIES, TRUSTEE_PAYMENT]),
          ]}
          value={search.category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({
              ...search,
              isPending: false,
              category: EXPENSE_CATEGORIES.find((each) => each === value),
            })
          }
        />
      )}
    </div>
  )
}
