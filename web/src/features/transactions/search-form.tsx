import { Button, NativeSelect, TextInput } from '@mantine/core'
import { MAX_SEARCH_TEXT, TRANSACTION_KINDS } from '@yoursuccess/contract/transactions/search'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { Form } from '../../ui/form/form.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { useViewport } from '../../ui/page/use-viewport.ts'
import classes from './search.module.css'
import { searchCopy, searchMessages } from './search.messages.ts'
import { isAmount, isSearch, isUpsideDown, type Search } from './search.rules.ts'

interface SearchFormProps {
  /** The search of the address. */
  search: Search
  onSearch: (search: Search) => void
  onClear: () => void
}

/** What to look for. Days are in the date filter beside it. */
export const SearchForm = ({ search, onSearch, onClear }: SearchFormProps) => {
  const [values, setValues] = useFollowing(search)
  const isOnPhone = useViewport() === 'phone'
  const isNarrowed = isSearch({ ...search, text: '' })
  const [isTried, setIsTried] = useState(false)
  const change = (changed: Partial<Search>) => setValues({ ...values, ...changed })
  const isValid = isAmount(values.least) && isAmount(values.most) && !isUpsideDown(values)
  const submit = () => {
    setIsTried(!isValid)
    if (isValid) onSearch({ ...values, text: values.text.trim(), range: search.range })
  }
  const kinds = TRANSACTION_KINDS.map((value) => ({ value, label: t(searchCopy.kinds[value]) }))
  const more = (
    <>
      <NativeSelect
        label={t(searchCopy.kind)}
        data={[{ value: '', label: t(searchCopy.anyKind) }, ...kinds]}
        value={values.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: TRANSACTION_KINDS.find((each) => each === value) })
        }
      />
      <MoneyInput
        label={t(searchCopy.least)}
        value={values.least}
        error={isTried && !isAmount(values.least) && t(searchCopy.noAmount)}
        onChange={(least) => change({ least })}
      />
      <MoneyInput
        label={t(searchCopy.most)}
        value={values.most}
        error={isTried && mostError(values)}
        onChange={(most) => change({ most })}
      />
    </>
  )
  return (
    <Form role="search" className={classes.form} onSubmit={submit}>
      <TextInput
        label={t(searchCopy.text)}
        placeholder={t(searchCopy.textHint)}
        maxLength={MAX_SEARCH_TEXT}
        value={values.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {isOnPhone ? (
        // The transactions below should be on the first screen.
        <details className={classes.more} open={isNarrowed}>
          <summary>{t(searchCopy.more)}</summary>
          {more}
        </details>
      ) : (
        more
      )}
      <div className={classes.buttons}>
        <Button type="submit">{t(searchCopy.search)}</Button>
        {isSearch(search) && (
          <Button variant="subtle" onClick={onClear}>
            {t(searchCopy.clear)}
          </Button>
        )}
      </div>
    </Form>
  )
}

const mostError = (values: Search) => {
  if (!isAmount(values.most)) return t(searchCopy.noAmount)
  return isUpsideDown(values) && t(searchMessages['transactions.invalid_amounts'])
}

/** What is typed, until the address has another search, for example after Back. Days are not typed here. */
const useFollowing = (search: Search) => {
  const key = JSON.stringify({ ...search, range: undefined })
  const [followed, setFollowed] = useState(key)
  const [values, setValues] = useState(search)
  if (followed !== key) {
    setFollowed(key)
    setValues(search)
  }
  return [values, setValues] as const
}
