import { useSuspenseQuery } from '@tanstack/react-query'
import { formatUsd, negate } from '@yoursuccess/contract/core/money'
import { elements, t } from '../../../i18n/translate.ts'
import { formatMonth, formatMonthHeading } from '../../../lib/dates.ts'
import { LiveText } from '../../../ui/figure/live-text.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ExpectedIncome } from './expected-income.tsx'
import { homeCopy } from './home.messages.ts'
import { ExtraPaydays } from '../month/extra-paydays.tsx'
import { MonthRing } from './month-ring.tsx'
import ring from './month-ring.module.css'
import { MonthSelector } from '../month/month-selector.tsx'
import { MonthSummary } from './month-summary.tsx'
import { NextMonthHeader } from '../month/next-month-header.tsx'
import { TrackerBanner } from './tracker-banner.tsx'
import { trackingQuery } from '../tracker.api.ts'
import classes from '../tracker.module.css'
import { totalsOf } from '../tracker.rules.ts'
import { useIsPlannable, useMonth } from '../month/use-month.ts'

/** The tracker's home: whether the month is on track, and how much may still be spent. */
export const TrackSuccessPage = () => {
  const month = useMonth()
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const totals = totalsOf(tracking)
  const isPlannable = useIsPlannable(month)
  return (
    <>
      <NextMonthHeader />
      <PageHeading actions={<MonthSelector months={tracking.months_in_payment_tracking} />}>
        {t(homeCopy.trackYourSuccess)}
      </PageHeading>
      {totals.remainingCents < 0 && (
        <Notice tone="care">
          <p>
            {elements(homeCopy.overIncome, {
              amount: <strong>{formatUsd(negate(totals.remainingCents))}</strong>,
              month: formatMonth(month),
            })}{' '}
            {isPlannable && t(homeCopy.moreIncome)}
          </p>
        </Notice>
      )}
      <ExtraPaydays month={month} />
      <SectionCard title={<span className={ring.title}>{formatMonthHeading(month)}</span>}>
        <MonthRing totals={totals} />
        <LiveText>
          {t(homeCopy.remainingIn, {
            month: formatMonthHeading(month),
            amount: formatUsd(totals.remainingCents),
          })}
        </LiveText>
      </SectionCard>
      <div className={classes.columns}>
        <SectionCard title={t(homeCopy.summary)}>
          <MonthSummary totals={totals} />
        </SectionCard>
        <SectionCard title={t(homeCopy.expectedIncome)}>
          <ExpectedIncome goals={tracking.income_goals} />
        </SectionCard>
      </div>
      <TrackerBanner />
    </>
  )
}
