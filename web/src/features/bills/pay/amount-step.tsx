import { useQuery } from '@tanstack/react-query'
import { BILL_PAYMENT_FEE, paymentAmountInput, totalOfBillPayment } from '@yoursuccess/contract/bill-payments'
import type { Biller } from '@yoursuccess/contract/billers'
import { formatUsd, parseAmount } from '@yoursuccess/contract/money'
import { useState } from 'react'
import { Money } from '../../../ui/figure/money.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { balanceQuery } from '../../account/account.api.ts'
import classes from '../bills.module.css'
import { quoted, unspecified } from '../bills.messages.ts'

interface AmountStepProps {
  biller: Biller
  amount: string
  onChange: (amount: string) => void
  onNext: () => void
  onCancel: () => void
}

/** How much. What there is to spend stands beside it, and what the payment takes with its fee. */
export const AmountStep = ({ biller, amount, onChange, onNext, onCancel }: AmountStepProps) => {
  const [isLeft, setIsLeft] = useState(false)
  const { data: balance } = useQuery(balanceQuery)
  const complaint = paymentAmountInput.safeParse(amount).error?.issues[0]?.message
  const cents = complaint === undefined ? parseAmount(amount) : undefined
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (complaint === undefined) onNext()
      }}
    >
      <p className={classes.name}>{biller.biller_name}</p>
      <MoneyInput
        label={unspecified.amount}
        value={amount}
        onChange={onChange}
        onBlur={() => setIsLeft(true)}
        error={isLeft && amount !== '' && complaint}
        data-autofocus
      />
      <p className={classes.hint} aria-live="polite">
        {cents === undefined
          ? unspecified.feeOf(formatUsd(BILL_PAYMENT_FEE))
          : unspecified.totalOf(formatUsd(totalOfBillPayment(cents)), formatUsd(BILL_PAYMENT_FEE))}
      </p>
      {balance && (
        <p className={classes.hint}>
          {unspecified.available} <Money amount={balance.balance} />
        </p>
      )}
      <FormButtons
        submitLabel={quoted.addPayment}
        valid={complaint === undefined}
        backLabel={unspecified.cancel}
        onBack={onCancel}
      />
    </form>
  )
}
