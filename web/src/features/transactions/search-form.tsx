import { Button, NativeSelect, TextInput } from '@mantine/core'
import { MAX_SEARCH_TEXT } from '@yoursuccess/contract/transactions/search'
import { TRANSACTION_KINDS } from '@yoursuccess/contract/transactions/transactions'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { Form } from '../../ui/form/form.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { useViewport } from '../../ui/page/use-viewport.ts'
import classes from './search.module.css'
import { searchCopy, searchMessages } from './search.messages.ts'
import { isAmount, isSearch, isUpsideDown, NO_SEARCH, type Search } from './search.rules.ts'

interface SearchFormProps {
  /** The search of the address. */
  search: Search
  onSearch: (search: Search) => void
  onClear: () => void
}

/** What to look for. Days are in the date filter of the list. */
export const SearchForm = ({ search, onSearch, onClear }: SearchFormProps) => {
  const [values, setValues] = useFollowing(search)
  const isOnPhone = useViewport() === 'phone'
  // A chip says that it searches for bills.
  const hasKind = search.kind !== undefined && search.kind !== 'bill_payment'
  const isNarrowed = hasKind || search.least !== '' || search.most !== ''
  const [isTried, setIsTried] = useState(false)
  const change = (changed: Partial<Search>) => setValues({ ...values, ...changed })
  const isValid = isAmount(values.least) && isAmount(values.most) && !isUpsideDown(values)
  const submit = () => {
    setIsTried(!isValid)
    if (!isValid) return
    const { text, kind, least, most } = values
    onSearch({ ...search, isPending: false, text: text.trim(), kind, least, most })
  }
  const clear = () => {
    setValues(NO_SEARCH)
    onClear()
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
          <Button variant="subtle" onClick={clear}>
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

/** What is typed, until the address has another value for a field, for example after Back or a chip. */
const useFollowing = (search: Search) => {
  const [followed, setFollowed] = useState(search)
  const [values, setValues] = useState(search)
  const follow = <Field extends (typeof FIELDS)[number]>(field: Field): Search[Field] =>
    search[field] === followed[field] ? values[field] : search[field]
  if (FIELDS.some((field) => search[field] !== followed[field])) {
    setFollowed(search)
    setValues({
      ...search,
      text: follow('text'),
      kind: follow('kind'),
      least: follow('least'),
      most: follow('most'),
    })
  }
  return [values, setValues] as const
}

/** What is typed here. */
const FIELDS = ['text', 'kind', 'least', 'most'] as const
