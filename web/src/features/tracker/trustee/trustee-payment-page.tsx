import { useSuspenseQuery } from '@tanstack/react-query'
import { sameMonth } from '@yoursuccess/contract/core/calendar-date'
import type { TrusteeCard as Card } from '@yoursuccess/contract/tracker/tracker'
import { type ReactNode, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { trackerRefusal } from '../tracker-errors.ts'
import { trackingQuery } from '../tracker.api.ts'
import { useSaveTrusteePayment } from '../tracker.calls.ts'
import { copy } from '../tracker.messages.ts'
import classes from '../tracker.module.css'
import { sumOf } from '../tracker.rules.ts'
import { TrusteeCard } from './trustee-card.tsx'
import { TrusteeMonth } from './trustee-month.tsx'
import { TrusteeForm } from './trustee-form.tsx'
import { trusteeItem, type TrusteeValues, trusteeValuesOf } from './trustee-values.rules.ts'
import { useIsPlannable, useMonth } from '../month/use-month.ts'
import { useBack } from '../use-back.ts'
import { trusteeCopy } from './trustee.messages.ts'
import { useHasOpenPlan } from './use-planned-payment.ts'

interface Outcome {
  /** Counts the saves, so that each one is announced. */
  attempt: number
  failure?: string
}

interface TrusteePaymentPageProps {
  /** What the customer's plan says: case, trustee and number of the month. */
  summary: ReactNode
  /** A strip of twelve months of the plan. */
  months: ReactNode
  /** By when to send this month's payment, and the button that pays it. */
  next: (card: Card) => ReactNode
}

/**
 * The trustee payment of a month. In this month, a customer with a plan sees first where it is, then where this month's
 * payment is, and can change amount and due day below (TRACKER-230).
 */
export const TrusteePaymentPage = ({ summary, months, next }: TrusteePaymentPageProps) => {
  const month = useMonth()
  const today = useToday()
  const isThisMonth = sameMonth(month, today)
  const isPlanFirst = useHasOpenPlan() && isThisMonth
  const back = useBack()
  const isOpen = useIsPlannable(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const { submit: save, isPending } = useSaveTrusteePayment()
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = async (values: TrusteeValues) => {
    const attempt = (outcome?.attempt ?? 0) + 1
    await save(
      { body: { month, expense_goal: { items: [trusteeItem(values)] } } },
      {
        onSuccess: () => setOutcome({ attempt }),
        onError: (error) => setOutcome({ attempt, failure: trackerRefusal(error) ?? t(copy.trusteeFailed) }),
      },
    )
  }
  const form = (
    <div key="form">
      {isOpen ? (
        <SectionCard {...(isPlanFirst && { title: t(trusteeCopy.editDetails) })}>
          <TrusteeForm
            key={month}
            month={month}
            initial={trusteeValuesOf(tracking.trustee_payment)}
            totals={{
              incomeCents: sumOf(tracking.income_goals),
              expenseCents: sumOf(tracking.expense_goals),
            }}
            busy={isPending}
            onTakeOver={(planned) => void submit(planned)}
            onSubmit={(values) => void submit(values)}
            onBack={back}
          >
            {outcome && (
              <OutcomeNotice key={outcome.attempt} outcome={outcome} onEnd={() => setOutcome(undefined)} />
            )}
          </TrusteeForm>
        </SectionCard>
      ) : (
        <ClosedMonthNotice of="goals" />
      )}
    </div>
  )
  const payment = (
    <div key="payment" className={classes.cards}>
      {isThisMonth ? (
        <>
          {summary}
          <TrusteeCard link={false} next={next} />
          {months}
        </>
      ) : (
        <TrusteeMonth month={month} tracking={tracking} />
      )}
    </div>
  )
  return (
    <>
      <PageHeading actions={<MonthSelector months={tracking.months_in_payment_tracking} />}>
        {t(copy.trusteeHeading)}
      </PageHeading>
      <div className={classes.columns}>{isPlanFirst ? [payment, form] : [form, payment]}</div>
    </>
  )
}

const OutcomeNotice = ({ outcome: { failure }, onEnd }: { outcome: Outcome; onEnd: () => void }) =>
  failure ? (
    <Notice tone="stop" role="alert">
      <p>{failure}</p>
    </Notice>
  ) : (
    <Notice tone="good" role="status" lastsMs={RESULT_MS.long} onEnd={onEnd}>
      <p>{t(copy.trusteeUpdated)}</p>
    </Notice>
  )
