import { useQuery } from '@tanstack/react-query'
import { monthStart } from '@yoursuccess/contract/calendar-date'
import { useEffect } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RingSkeleton } from '../../../ui/page/skeletons.tsx'
import { useToday } from '../../program/program.api.ts'
import { MonthRing } from './month-ring.tsx'
import { TrusteeCard } from '../trustee/trustee-card.tsx'
import { trackingQuery } from '../tracker.api.ts'
import { totalsOf } from '../tracker.rules.ts'

/** The month on the home page: what you can spend, and where the trustee payment stands (AMB-179). */
export const TrackerWidget = () => {
  const month = monthStart(useToday())
  const { data: tracking, error, refetch } = useQuery(trackingQuery(month))
  useEffect(() => {
    if (error) logFailure('loading the tracker', error)
  }, [error])
  if (error && !tracking) {
    return (
      <SectionCard title="Success Tracker">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </SectionCard>
    )
  }
  if (!tracking) {
    return (
      <SectionCard title="Success Tracker">
        <RingSkeleton label="Loading the Success Tracker" />
      </SectionCard>
    )
  }
  if (tracking.income_goals.length === 0) return <Invitation />
  return (
    <>
      <TrusteeCard month={month} tracking={tracking} />
      <SectionCard
        title="Success Tracker"
        actions={
          <ButtonLink to={paths.trackSuccess} variant="default">
            Open <span className="ys-sr-only">the tracker</span>
          </ButtonLink>
        }
      >
        <MonthRing totals={totalsOf(tracking)} middleLabel="You can spend" />
      </SectionCard>
    </>
  )
}

const Invitation = () => (
  <SectionCard title="Success Tracker">
    <EmptyState action={<ButtonLink to={paths.tracker}>Set up this month</ButtonLink>}>
      Tell us what comes in and what your trustee gets, and we will show what you can spend.
    </EmptyState>
  </SectionCard>
)
