import { useQuery } from '@tanstack/react-query'
import {
  BILL_PAYMENT_FEE,
  paymentAmountInput,
  totalOfBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { type Cents, formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import { type ReactNode, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { errorOf } from '../../../lib/errors.ts'
import { formatMonthName } from '../../../lib/dates.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useToday } from '../../program/program.api.ts'
import { Available, balanceQuery } from '../../account/account.api.ts'
import { SetAsideLine } from '../../setaside/setaside.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'

interface AmountStepProps {
  biller: Biller
  amount: string
  /** This month's plan payment is already made. */
  isPaid: boolean
  /** Shown if the plan data failed to load. */
  loadError: ReactNode
  onChange: (amount: string) => void
  onNext: () => void
  onCancel: () => void
}

/** First step: the amount. Shows the available balance and the total with the fee. */
export const AmountStep = ({
  biller,
  amount,
  isPaid,
  loadError,
  onChange,
  onNext,
  onCancel,
}: AmountStepProps) => {
  const [isLeft, setIsLeft] = useState(false)
  const { data: balance } = useQuery(balanceQuery)
  const today = useToday()
  const wrongAmount = errorOf(paymentAmountInput.safeParse(amount))
  const cents = wrongAmount === undefined ? parseAmount(amount) : undefined
  const tooMuch = cents !== undefined && balance && moreThanAvailable(cents, balance)
  const problem = wrongAmount ?? tooMuch
  return (
    <Form className={classes.form} onSubmit={() => !problem && onNext()}>
      <p className={classes.name}>{biller.biller_name}</p>
      {isPaid && (
        <Notice tone="care" role="status">
          <p>{t(copy.paidAlready, { month: formatMonthName(today) })}</p>
        </Notice>
      )}
      {loadError}
      <MoneyInput
        label={t(copy.amount)}
        value={amount}
        onChange={onChange}
        onBlur={() => setIsLeft(true)}
        error={(isLeft && amount !== '' && wrongAmount) || tooMuch}
        data-autofocus
      />
      <p className={classes.hint} aria-live="polite">
        {cents === undefined
          ? t(copy.feeOf, { fee: formatUsd(BILL_PAYMENT_FEE) })
          : t(copy.totalOf, {
              total: formatUsd(totalOfBillPayment(cents)),
              fee: formatUsd(BILL_PAYMENT_FEE),
            })}
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

/** The error if the balance can't cover the payment. Undefined if it can, or if the balance is stale. */
const moreThanAvailable = (amount: Cents, { balance, stale }: { balance: string; stale: boolean }) => {
  const available = parseAmount(balance)
  if (stale || available === undefined || totalOfBillPayment(amount) <= available) return undefined
  return t(copy.notCovered, { available: formatUsd(available), fee: formatUsd(BILL_PAYMENT_FEE) })
}
