import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, ZERO } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay, formatShortDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useFeature } from '../session/session.api.ts'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'
import { PhoneFold } from './phone-fold.tsx'
import { leftOfPayment } from './summary.rules.ts'

/** So many parts of one kind are one line with their sum, which opens. */
const FOLDED_FROM = 3

/** Each part of the forecast with its amount (FORE-06). */
export const PartsSection = ({ parts }: { parts: ForecastBreakdown }) => {
  const today = day(parts.today)
  const { everyday, set_aside: setAside } = parts
  const until = formatShortDay(parts.until)
  const groups = groupsOf(parts, today).filter(({ entries }) => entries.length > 0)
  const folded = groups.filter(({ entries }) => entries.length >= FOLDED_FROM)
  const inline = groups.filter((group) => !folded.includes(group))
  return (
    <SectionCard title={t(copy.parts.title)}>
      <PhoneFold label={t(copy.parts.open)}>
        <FactList
          amounts
          facts={[
            { name: t(copy.parts.available), value: <Money amount={parts.available} /> },
            setAside && { name: t(copy.parts.setAside), value: <Money amount={setAside.balance} /> },
            { name: t(copy.parts.keepBack), value: <Money amount={parts.keep_back} /> },
            ...inline.flatMap(({ entries }) => factsOf(entries)),
            { name: t(copy.parts.everyday), value: <Money amount={everyday.expected} /> },
          ]}
        />
        {folded.map(({ title, entries }) => (
          <details key={title.id} className={classes.part}>
            <summary>
              <IconChevronDown size={20} aria-hidden />
              <span>{t(title, { day: until, count: entries.length })}</span>
              <Money amount={entries.reduce((sum, { amount }) => add(sum, amount), ZERO)} />
            </summary>
            <FactList amounts facts={factsOf(entries)} />
          </details>
        ))}
        <p className={classes.hint}>{basisWords(everyday)}</p>
        {parts.bills.some(({ regular }) => regular) && <RegularBillsHint />}
        <p className={classes.hint}>{t(copy.parts.low, { amount: usd(everyday.low) })}</p>
      </PhoneFold>
    </SectionCard>
  )
}

/** Customers without the tracker have no page on which they could say that a bill is none. */
const RegularBillsHint = () => {
  const hasTracker = useFeature('paymentTracker')
  return (
    <p className={classes.hint}>
      {t(copy.parts.regularBills)}{' '}
      {hasTracker && <Link to={paths.calendar}>{t(copy.parts.seeRegularBills)}</Link>}
    </p>
  )
}

interface Entry {
  name: string
  amount: Cents
}

const factsOf = (entries: readonly Entry[]) =>
  entries.map(({ name, amount }) => ({ name, value: <Money amount={amount} /> }))

const groupsOf = (parts: ForecastBreakdown, today: CalendarDate) => {
  const dayOf = (on: string) => formatPlannedDay(on, today)
  return [
    {
      title: copy.parts.payGroup,
      entries: parts.pay
        .filter(({ arrives_on }) => arrives_on <= parts.until)
        .map(({ name, on, usual_amount }) => ({
          name: t(on < today ? copy.parts.latePay : copy.parts.pay, { name, day: dayOf(on) }),
          amount: centsOf(usual_amount),
        })),
    },
    {
      title: copy.parts.paymentGroup,
      entries: parts.payments
        .filter(({ send_on }) => send_on <= parts.until)
        .map((payment) => ({
          name: t(copy.parts.payment, { day: dayOf(payment.due_on) }),
          amount: leftOfPayment(payment),
        })),
    },
    {
      title: copy.parts.billGroup,
      entries: parts.bills.map(({ name, on, amount, regular }) => ({
        name: regular ? t(copy.parts.regularBill, { name, day: dayOf(on) }) : t(copy.parts.bill, { name }),
        amount: centsOf(amount),
      })),
    },
    {
      title: copy.parts.transferGroup,
      entries: parts.transfers.map(({ name, on, amount }) => ({
        name: t(copy.parts.transfer, { name, day: dayOf(on) }),
        amount: centsOf(amount),
      })),
    },
  ]
}

const basisWords = ({ basis, days }: ForecastBreakdown['everyday']): string => {
  switch (basis) {
    case 'purchases':
      return t(copy.parts.fromPurchases, { days })
    case 'goals':
      return t(copy.parts.fromGoals, { days })
    case 'nothing':
      return t(copy.parts.fromNothing)
  }
}
