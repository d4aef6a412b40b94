import { Link } from '@tanstack/react-router'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { add, subtract } from '@yoursuccess/contract/core/money'
import type { ForecastBreakdown } from '@yoursuccess/contract/forecast/forecast'
import { t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useFeature } from '../session/session.api.ts'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'

/** Each part of the forecast with its amount (FORE-06). */
export const PartsSection = ({ parts }: { parts: ForecastBreakdown }) => {
  const today = day(parts.today)
  const dayOf = (on: string) => formatPlannedDay(on, today)
  const { everyday, set_aside: setAside } = parts
  return (
    <SectionCard title={t(copy.parts.title)}>
      <FactList
        amounts
        facts={[
          { name: t(copy.parts.available), value: <Money amount={parts.available} /> },
          setAside && { name: t(copy.parts.setAside), value: <Money amount={setAside.balance} /> },
          { name: t(copy.parts.keepBack), value: <Money amount={parts.keep_back} /> },
          ...parts.pay
            .filter(({ arrives_on }) => arrives_on <= parts.until)
            .map(({ name, on, usual_amount }) => ({
              name: t(on < today ? copy.parts.latePay : copy.parts.pay, { name, day: dayOf(on) }),
              value: <Money amount={usual_amount} />,
            })),
          ...parts.payments
            .filter(({ send_on }) => send_on <= parts.until)
            .map(({ due_on, planned, fees, sent }) => ({
              name: t(copy.parts.payment, { day: dayOf(due_on) }),
              value: <Money amount={leftOf(planned, fees, sent)} />,
            })),
          ...parts.bills.map(({ name, on, amount, regular }) => ({
            name: regular
              ? t(copy.parts.regularBill, { name, day: dayOf(on) })
              : t(copy.parts.bill, { name }),
            value: <Money amount={amount} />,
          })),
          ...parts.transfers.map(({ name, on, amount }) => ({
            name: t(copy.parts.transfer, { name, day: dayOf(on) }),
            value: <Money amount={amount} />,
          })),
          { name: t(copy.parts.everyday), value: <Money amount={everyday.expected} /> },
        ]}
      />
      <p className={classes.hint}>{basisWords(everyday)}</p>
      {parts.bills.some(({ regular }) => regular) && <RegularBillsHint />}
      <p className={classes.hint}>{t(copy.parts.low, { amount: usd(everyday.low) })}</p>
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

const leftOf = (planned: string, fees: string, sent: string) =>
  subtract(add(centsOf(planned), centsOf(fees)), centsOf(sent))

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
