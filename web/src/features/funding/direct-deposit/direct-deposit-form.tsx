import { Button, TextInput } from '@mantine/core'
import {
  depositAmountInput,
  depositPercentageInput,
  getDirectDepositForm,
} from '@yoursuccess/contract/funding/direct-deposit'
import { useState } from 'react'
import { errorOf } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { copy } from '../funding.messages.ts'
import classes from '../funding.module.css'

type Kind = 'percentage' | 'amount'
const RULES = { percentage: depositPercentageInput, amount: depositAmountInput }

/** Which part of the pay to deposit, and the PDF form for the employer, which opens in a new tab. */
export const DirectDepositForm = ({ isReady }: { isReady: boolean }) => {
  const [kind, setKind] = useState<Kind>('percentage')
  const [typed, setTyped] = useState({ percentage: '100', amount: '' })
  const [isTouched, setIsTouched] = useState(false)
  const checked = RULES[kind].safeParse(typed[kind])
  const field = {
    value: typed[kind],
    error: isTouched && errorOf(checked),
    onBlur: () => setIsTouched(true),
  }
  const change = (value: string) => setTyped({ ...typed, [kind]: value })
  const address = `${getDirectDepositForm.path}?${new URLSearchParams({ type: kind, [kind]: typed[kind] }).toString()}`
  return (
    <div className={classes.form}>
      <ChipChoice
        label={t(copy.part)}
        chips={[
          { value: 'percentage', label: t(copy.byPercentage) },
          { value: 'amount', label: t(copy.byAmount) },
        ]}
        value={kind}
        onChange={(chosen: Kind) => {
          setKind(chosen)
          setIsTouched(false)
        }}
      />
      {kind === 'percentage' ? (
        <TextInput
          {...field}
          label={t(copy.percentage)}
          inputMode="decimal"
          rightSection={<span aria-hidden>%</span>}
          onChange={(event) => change(event.currentTarget.value.replaceAll(',', ''))}
        />
      ) : (
        <MoneyInput {...field} label={t(copy.amount)} onChange={change} />
      )}
      <p className={classes.hint}>{t(copy.formHint)}</p>
      {isReady && checked.success ? (
        <Button component="a" href={address} target="_blank" rel="noopener noreferrer">
          {t(copy.viewForm)}
        </Button>
      ) : (
        <Button disabled>{t(copy.viewForm)}</Button>
      )}
    </div>
  )
}
