import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import {
  BILL_PAYMENT_FEE,
  type PayingAccount,
  paymentAmountInput,
  totalOfBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { type Cents, formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import { type ReactNode, useRef, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { errorOf } from '../../../lib/errors.ts'
import { formatFriendlyDay } from '../../../lib/dates.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { Available, balanceQuery } from '../../account/account.api.ts'
import { SafeWarning } from '../../forecast/forecast.api.ts'
import { SetAsideLine } from '../../setaside/setaside.api.ts'
import { paymentPreviewQuery } from '../bills.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'
import { leftAfter } from './left-after.ts'

interface AmountStepProps {
  biller: Biller
  amount: string
  /** What is owed to the trustee. Undefined for other billers. */
  owed: string | undefined
  from: PayingAccount
  /** Undefined if nothing can be paid from it. */
  setAside: Pick<SetAside, 'balance' | 'stale'> | undefined
  /** Shown if the plan data failed to load. */
  loadError: ReactNode
  onChange: (amount: string) => void
  onFrom: (from: PayingAccount) => void
  onNext: () => void
  onCancel: () => void
}

/**
 * First step: the amount, what it leaves of the balance, and when it arrives (BILLS-124). What is safe to spend is without
 * the payment to the trustee, so only other payments are compared with it (BILLS-129).
 */
export const AmountStep = ({
  biller,
  amount,
  owed,
  from,
  setAside,
  loadError,
  onChange,
  onFrom,
  onNext,
  onCancel,
}: AmountStepProps) => {
  const [isLeft, setIsLeft] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { data: balance } = useQuery(balanceQuery)
  const wrongAmount = errorOf(paymentAmountInput.safeParse(amount))
  const cents = wrongAmount === undefined ? parseAmount(amount) : undefined
  const isSetAside = from === 'set_aside'
  const paying = isSetAside ? setAside : balance
  const left = cents === undefined ? undefined : leftAfter(cents, paying)
  const tooMuch =
    left !== undefined &&
    left < 0 &&
    t(isSetAside ? copy.notCoveredSetAside : copy.notCovered, {
      available: usd(paying?.balance ?? '0'),
      fee: formatUsd(BILL_PAYMENT_FEE),
    })
  const problem = wrongAmount ?? tooMuch
  const arrival = useArrival(biller, problem ? undefined : amount)
  return (
    <Form className={classes.form} onSubmit={() => !problem && onNext()}>
      <p className={classes.name}>{biller.biller_name}</p>
      {loadError}
      <MoneyInput
        ref={field}
        large
        label={t(copy.amount)}
        value={amount}
        onChange={onChange}
        onBlur={() => setIsLeft(true)}
        error={(isLeft && amount !== '' && wrongAmount) || tooMuch}
        data-autofocus
      />
      {owed !== undefined && (
        <ChipChoice
          label={<span className="ys-sr-only">{t(copy.howMuch)}</span>}
          chips={[
            { value: 'owed', label: t(copy.owedChip, { amount: usd(owed) }) },
            { value: 'other', label: t(copy.otherAmount) },
          ]}
          value={amount === owed ? 'owed' : 'other'}
          onChange={(chosen) => {
            onChange(chosen === 'owed' ? owed : '')
            if (chosen === 'other') field.current?.focus()
          }}
        />
      )}
      {setAside && (
        <ChipChoice
          label={t(copy.payFrom)}
          chips={[
            { value: 'set_aside', label: t(copy.fromSetAside, { amount: usd(setAside.balance) }) },
            { value: 'main', label: t(copy.fromMain) },
          ]}
          value={from}
          onChange={onFrom}
        />
      )}
      <p aria-live="polite" className={classes.live}>
        {problem ? '' : liveWords(left, arrival, isSetAside)}
      </p>
      {!biller.is_trustee && (
        <SafeWarning cents={problem || cents === undefined ? undefined : totalOfBillPayment(cents)} />
      )}
      <p className={classes.hint}>
        {t(copy.sendsToday)} {t(copy.feeOf, { fee: formatUsd(BILL_PAYMENT_FEE) })}
      </p>
      <Available />
      <SetAsideLine />
      <FormButtons
        submitLabel={t(copy.addPayment)}
        valid={!problem}
        backLabel={t(copy.cancel)}
        onBack={onCancel}
      />
    </Form>
  )
}

/** Long enough that typing an amount is one request. */
const SETTLED_MS = 500

/**
 * The day by which a payment of a valid amount should arrive. Undefined until it is known, and if it is refused: the
 * review says why.
 */
const useArrival = (biller: Biller, amount: string | undefined) => {
  const [settled] = useDebouncedValue(amount, SETTLED_MS)
  const { data } = useQuery({
    ...paymentPreviewQuery(biller.id, settled ?? ''),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })
  return data && formatFriendlyDay(day(data.expected_on))
}

/** "Leaves $689.40 · arrives Wed, Nov 25", as far as it is known. */
const liveWords = (left: Cents | undefined, on: string | undefined, isSetAside: boolean): string => {
  if (left === undefined) return on === undefined ? '' : t(copy.arrives, { on })
  const amount = formatUsd(left)
  if (on === undefined) return t(isSetAside ? copy.leavesSetAside : copy.leaves, { left: amount })
  return t(isSetAside ? copy.leavesSetAsideAndArrives : copy.leavesAndArrives, { left: amount, on })
}
