import { NativeSelect } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { addMonths, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { formatUsd, parseAmount } from '@yoursuccess/contract/core/money'
import { PAY_FREQUENCIES, type PayFrequency } from '@yoursuccess/contract/paydays/pay-days.rules'
import { needsPayday } from '@yoursuccess/contract/tracker/month-income.rules'
import { t } from '../../../i18n/translate.ts'
import { formatMonthName, formatShortDay } from '../../../lib/dates.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { useToday } from '../../program/program.api.ts'
import classes from '../goals/goal-rows.module.css'
import { incomeCopy } from './income.messages.ts'
import { isPayAmount, monthAmountOf, paydaysOfRow, type RowPay } from './row-pay.rules.ts'

interface FrequencyFieldProps {
  pay: RowPay | undefined
  /** The pay of the customer's only pay schedule with this frequency. */
  knownPay: (frequency: PayFrequency) => RowPay | undefined
  onChange: (pay: RowPay | undefined) => void
}

/** How often an income is paid. Once a month, its row asks for the amount of the month (TRACKER-206). */
export const FrequencyField = ({ pay, knownPay, onChange }: FrequencyFieldProps) => (
  <NativeSelect
    label={t(incomeCopy.frequency)}
    data={PAY_FREQUENCIES.map((value) => ({ value, label: t(incomeCopy.frequencies[value]) }))}
    value={pay?.frequency ?? 'monthly'}
    onChange={({ currentTarget: { value } }) => {
      const frequency = PAY_FREQUENCIES.find((known) => known === value)
      if (!frequency || frequency === 'monthly') return onChange(undefined)
      const known = knownPay(frequency)
      // What was typed for another frequency stays, such as after a wrong choice.
      onChange({ frequency, amount: pay?.amount || known?.amount || '', next: pay?.next ?? known?.next })
    }}
  />
)

interface PaycheckFieldProps {
  pay: RowPay
  /** The field of the month's amount, whose errors this one shows. */
  amount: GetInputPropsReturnType
  onChange: (pay: RowPay) => void
}

/** What each paycheck brings, instead of the amount of the month. */
export const PaycheckField = ({ pay, amount, onChange }: PaycheckFieldProps) => (
  <MoneyInput
    label={t(incomeCopy.paycheck)}
    placeholder="0.00"
    {...amount}
    value={pay.amount}
    onChange={(typed: string) => onChange({ ...pay, amount: typed })}
    // The month's amount is also missing without a payday, which is no error of this field.
    error={isPayAmount(pay.amount) ? undefined : amount.error}
  />
)

interface MonthFromPayProps {
  month: CalendarDate
  pay: RowPay
  onChange: (pay: RowPay) => void
}

/** The next payday, if it matters, and what follows for the month: its paydays, and what they bring (TRACKER-207). */
export const MonthFromPay = ({ month, pay, onChange }: MonthFromPayProps) => {
  const today = useToday()
  return (
    <div className={classes.pay}>
      {needsPayday(pay.frequency) && (
        <DayInput
          label={t(incomeCopy.nextPayday)}
          min={addMonths(today, -12)}
          max={addMonths(today, 12)}
          value={pay.next}
          onChange={(next) => onChange({ ...pay, next })}
        />
      )}
      <p className={classes.hint}>{monthWords(pay, month)}</p>
    </div>
  )
}

/** "3 paydays in January (Dec 31, Jan 15, Jan 29): $3,150.00". */
const monthWords = (pay: RowPay, month: CalendarDate) => {
  const brings = parseAmount(monthAmountOf(pay, month))
  if (brings === undefined) return t(incomeCopy.monthUnknown)
  const words = { month: formatMonthName(month), amount: formatUsd(brings) }
  const paydays = paydaysOfRow(pay, month)
  if (!paydays) return t(incomeCopy.twicePaid, words)
  return t(incomeCopy.paydays, {
    ...words,
    count: paydays.length,
    days: paydays.map(formatShortDay).join(', '),
  })
}
