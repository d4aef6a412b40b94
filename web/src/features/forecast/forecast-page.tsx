import { useSuspenseQuery } from '@tanstack/react-query'
import { type CalendarDate, day } from '@yoursuccess/contract/core/calendar-date'
import type { ForecastReply } from '@yoursuccess/contract/forecast/forecast'
import { inputsOf } from '@yoursuccess/contract/forecast/forecast-parts.rules'
import { elements, t } from '../../i18n/translate.ts'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { formatPlannedDay, formatShortDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { answerWords, setAsideWords } from './answer-words.ts'
import { answerCopy } from './answer.messages.ts'
import { DaysTable } from './days-table.tsx'
import { ForecastChart } from './forecast-chart.tsx'
import { forecastQuery } from './forecast-query.ts'
import { copy } from './forecast.messages.ts'
import classes from './forecast.module.css'
import { PartsSection } from './parts-section.tsx'
import { payerWords } from './payer-words.ts'
import { leftOfPayment, lowestDay } from './summary.rules.ts'
import { leftToPay, type TrusteePayment, trusteePayments } from './trustee-payments.rules.ts'
import { WhatIf } from './what-if.tsx'

/** Whether the money lasts, day by day, and what would happen if something changed (FORE-05). */
export const ForecastPage = () => {
  const { data: forecast, isRefetchError } = useSuspenseQuery(forecastQuery)
  const { days, parts } = forecast
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead, { day: formatPlannedDay(parts.until, day(parts.today)) })}>
        {t(copy.title)}
      </PageHeading>
      {(parts.stale || isRefetchError) && (
        <Notice tone="care" role="status">
          <p>{t(answerCopy.stale)}</p>
        </Notice>
      )}
      <Answer forecast={forecast} />
      <ForecastChart days={days} />
      <WhatIf key={parts.today} inputs={inputsOf(parts)} />
      <DaysTable days={days} hasEveryday={centsOf(parts.everyday.expected) > 0} />
      <PartsSection parts={parts} />
    </div>
  )
}

const Answer = ({ forecast }: { forecast: ForecastReply }) => {
  const { answer, days, safe_to_spend: safe, set_aside_for: setAsideFor, parts } = forecast
  const dayOf = (on: string) => formatPlannedDay(on, day(parts.today))
  const lowest = lowestDay(days, safe.until)
  const today = day(parts.today)
  const payment = parts.payments.find((each) => leftOfPayment(each) > 0)
  const [next] = trusteePayments(parts).filter(({ due_on }) => due_on >= today)
  return (
    <SectionCard>
      <p className={classes.answer}>
        <ToneIcon tone={answer.kind === 'lasts' ? 'good' : 'care'} size={24} />
        <span>{answerWords(answer, day(parts.today))}</span>
      </p>
      {setAsideFor !== null && <p>{setAsideWords(setAsideFor)}</p>}
      <FactList
        amounts
        facts={[
          lowest && {
            name: t(copy.lowest, { day: dayOf(lowest.on) }),
            value: <Money amount={lowest.low} />,
          },
          payment && {
            name: t(copy.parts.payment, { day: dayOf(payment.due_on) }),
            value: <Money amount={leftOfPayment(payment)} />,
          },
        ]}
      />
      {next && <p>{nextWords(next, today)}</p>}
      {answer.kind === 'no_pay' && (
        <div>
          <ButtonLink to={paths.paydays}>{t(answerCopy.addPaydays)}</ButtonLink>
        </div>
      )}
      <h2 className={classes.safe}>
        {t(copy.safe.title)} <Money amount={safe.amount} />
      </h2>
      <p>
        {elements(copy.safe.until, {
          day: formatShortDay(safe.until),
          perDay: <Money amount={safe.per_day} />,
        })}
      </p>
      {centsOf(safe.amount) > 0 && (
        <p className={classes.hint}>{t(copy.safe.hint, { keepBack: usd(parts.keep_back) })}</p>
      )}
      <p className={classes.hint}>{t(answerCopy.safe.notCounted)}</p>
    </SectionCard>
  )
}

/** The next payment to the trustee, and who pays it. */
const nextWords = (next: TrusteePayment, today: CalendarDate): string =>
  [
    t(copy.nextPayment, { amount: usd(leftToPay(next)), day: formatPlannedDay(next.due_on, today) }),
    payerWords(next, today),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
