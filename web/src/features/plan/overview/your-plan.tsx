import { useSuspenseQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { installmentsQuery, planQuery, progressQuery } from '../plan.api.ts'
import { RefundQuestion } from '../tax/refund-question.tsx'
import { copy as statusCopy } from '../status/status.messages.ts'
import { AnswerCard } from './answer-card.tsx'
import { AskCard } from './ask-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import { IncompletePlan } from './incomplete-plan.tsx'
import { InstallmentYears } from './installment-years.tsx'
import { MonthStrip } from './month-strip.tsx'
import { NumbersCard } from './numbers-card.tsx'
import { copy } from './overview.messages.ts'
import { PeopleCard } from './people-card.tsx'
import classes from './overview.module.css'

interface YourPlanProps {
  /** The card of this month's payment, which belongs to the tracker. */
  trusteeCard: ReactNode
}

/** What the customer owes, to whom and by when. Without a plan, what setting it up will do (CASE-02). */
export const YourPlan = ({ trusteeCard }: YourPlanProps) => {
  const { data: plan } = useSuspenseQuery(planQuery)
  if (plan === null) return <NoPlan />
  return (
    <>
      <Heading plan={plan} />
      {plan.schedule === null ? (
        <IncompletePlan plan={plan} />
      ) : (
        <WholePlan plan={plan} trusteeCard={trusteeCard} />
      )}
    </>
  )
}

const NoPlan = () => (
  <>
    <PageHeading>{t(copy.title)}</PageHeading>
    <EmptyState picture="calendar" action={<ButtonLink to={paths.planSetUp}>{t(copy.setUp)}</ButtonLink>}>
      {copy.noPlan.map((sentence) => t(sentence)).join(' ')}
    </EmptyState>
  </>
)

const Heading = ({ plan: { status, status_on } }: { plan: Plan }) => {
  switch (status) {
    case 'filed':
    case 'confirmed':
    case 'suspended':
      return (
        <PageHeading
          lead={
            <StatusBadge tone={status === 'confirmed' ? 'good' : status === 'filed' ? 'info' : 'care'}>
              {t(copy.statuses[status])}
            </StatusBadge>
          }
        >
          {t(copy.title)}
        </PageHeading>
      )
    default:
      return (
        <>
          <PageHeading lead={status_on !== null && t(copy.endedOn, { day: formatLongDay(status_on) })}>
            {t(copy.ended[status])}
          </PageHeading>
          {(status === 'dismissed' || status === 'converted') && (
            <Notice tone="care">
              <p>{t(statusCopy.askAttorney)}</p>
            </Notice>
          )}
        </>
      )
  }
}

const WholePlan = ({ plan, trusteeCard }: { plan: Plan } & YourPlanProps) => {
  const { data: progress } = useSuspenseQuery(progressQuery)
  const { data: installments } = useSuspenseQuery(installmentsQuery)
  if (progress === null || installments === null) return <IncompletePlan plan={plan} />
  return (
    <div className={classes.page}>
      <AnswerCard plan={plan} progress={progress} />
      <div className={classes.side}>
        {trusteeCard}
        <RefundQuestion plan={plan} />
        <AskCard plan={plan} progress={progress} />
      </div>
      <div className={classes.numbers}>
        <MonthStrip installments={installments} />
        <NumbersCard plan={plan} progress={progress} />
      </div>
      <div className={classes.end}>
        <PeopleCard plan={plan} />
        <ChangesCard plan={plan} installments={installments} />
      </div>
      <div className={classes.all}>
        <InstallmentYears installments={installments} />
      </div>
    </div>
  )
}
