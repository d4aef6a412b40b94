import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Autocomplete, Loader, NativeSelect } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { billNames } from '@yoursuccess/contract/bills/bill-names.messages'
import { NO_RESULTS } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { STATE_OPTIONS } from '../../../lib/us-states.ts'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useFeature } from '../../session/session.api.ts'
import type { FoundBiller } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { useBillerSearch } from './use-biller-search.ts'

interface BillerSearchProps {
  found: FoundBiller | undefined
  onFound: (biller: FoundBiller | undefined) => void
}

/**
 * The state and the merchant's name. Offers matching merchants while the customer types (BILLS-18 to
 * BILLS-26).
 */
export const BillerSearch = ({ found, onFound }: BillerSearchProps) => {
  const hasPaper = useFeature('paperBillPay')
  const [state, setState] = useState('')
  const [text, setText] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const { billers, isSearching, failure } = useBillerSearch(state, found ? '' : text)
  const isNobody = billers.length === 1 && billers[0]?.biller_name === NO_RESULTS
  const offered = isNobody ? [] : billers
  /** Selecting a merchant calls this with its whole label. The field then shows only the name. */
  const change = (typed: string) => {
    const chosen = offered.find((each) => labelOf(each) === typed)
    setText(chosen?.biller_name ?? typed)
    onFound(chosen)
  }
  return (
    <>
      <NativeSelect
        label={t(copy.selectState)}
        value={state}
        onChange={(event) => {
          setState(event.currentTarget.value)
          onFound(undefined)
        }}
        data={[{ value: '', label: t(copy.chooseState) }, ...STATE_OPTIONS]}
      />
      <Autocomplete
        label={t(copy.searchMerchants)}
        description={state === '' ? t(copy.stateFirst) : t(copy.searchHint)}
        disabled={state === ''}
        value={text}
        error={isLeft && !found && !isSearching && text === '' && t(copy.required)}
        onBlur={() => setIsLeft(true)}
        onChange={change}
        data={offered.map(labelOf)}
        filter={({ options }) => options}
        rightSection={isSearching && <Loader size={18} aria-label={t(copy.searching)} />}
        maxDropdownHeight={320}
      />
      <LoadError text={t(copy.searchMissing)} of={[failure]} />
      {found && (
        <p className={classes.hint} role="status">
          {t(copy.chosen, { biller: labelOf(found) })}
          {found.is_trustee && <span className={classes.mark}>{t(copy.trustee)}</span>}
        </p>
      )}
      {isNobody && !found && (
        <Notice tone="info" role="status">
          <p>{hasPaper ? `${t(copy.noneFound)} ${t(copy.paperHint)}` : t(billNames.noResults)}</p>
          {hasPaper && <Link to={paths.addPaperBiller}>{t(copy.addPaper)}</Link>}
        </Notice>
      )}
    </>
  )
}

const labelOf = ({ biller_name, biller_address1, biller_city, rpps_biller_id }: FoundBiller) =>
  `${biller_name}, ${[biller_address1, biller_city].filter(Boolean).join(', ')} (${rpps_biller_id})`
