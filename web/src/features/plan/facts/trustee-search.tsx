import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Autocomplete, Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { SEARCH_DEBOUNCE_MS } from '@yoursuccess/contract/bills/billers'
import type { TrusteeFound } from '@yoursuccess/contract/trustees/trustees'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/translate.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { trusteesQuery } from '../../trustees/trustees.api.ts'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'

interface TrusteeSearchProps {
  form: FactsForm
  district: string | null
  onChoose: (id: number) => void
  /** The way to go on if the trustee isn't found. */
  children: ReactNode
}

/** Offers offices of the directory while the customer types (TRU-03). */
export const TrusteeSearch = ({ form, district, onChoose, children }: TrusteeSearchProps) => {
  const text = form.values.trustee_words
  const [words] = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS)
  const found = useQuery(trusteesQuery(district, words))
  const offices = found.data ?? []
  const isAnswered = !found.isFetching && words === text.trim()
  const change = (typed: string) => {
    const chosen = offices.find((each) => labelOf(each) === typed)
    if (chosen) onChoose(chosen.id)
    else form.setFieldValue('trustee_words', typed)
  }
  return (
    <>
      <Autocomplete
        label={t(copy.findTrustee)}
        description={t(district === null ? copy.findTrusteeHint : copy.findInDistrict)}
        value={text}
        onChange={change}
        data={[...new Set(offices.map(labelOf))]}
        filter={({ options }) => options}
        rightSection={found.isFetching && <Loader size={18} aria-label={t(copy.searching)} />}
        maxDropdownHeight={320}
        autoComplete="off"
        maxLength={100}
        error={form.errors['trustee_words']}
        data-path="trustee_words"
      />
      <LoadError text={t(copy.searchMissing)} of={[found]} />
      {isAnswered && found.isSuccess && offices.length === 0 && (
        <Notice tone="info" role="status">
          <p>{t(copy.noOffice)}</p>
        </Notice>
      )}
      <div className={classes.hint}>{children}</div>
    </>
  )
}

const labelOf = ({ name, office, city, state }: TrusteeFound) => `${name}, ${office}, ${city}, ${state}`
