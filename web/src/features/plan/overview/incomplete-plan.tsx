import { useQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { stepsQuery } from '../plan.api.ts'
import { copy } from './overview.messages.ts'

/** A plan without an amount or a due day: says which of them is missing, and leads to the set-up. */
export const IncompletePlan = ({ plan }: { plan: Plan }) => {
  const query = useQuery(stepsQuery)
  const { incomplete } = copy
  return (
    <SectionCard>
      <Loaded query={query} loading={<RowsSkeleton rows={2} label={t(incomplete.loading)} />}>
        {(steps) => {
          const hasAmount = steps.length > 0
          const missing =
            plan.schedule !== null ? incomplete.amount : hasAmount ? incomplete.dueDay : incomplete.both
          return (
            <EmptyState
              picture="calendar"
              action={<ButtonLink to={paths.planSetUp}>{t(incomplete.goOn)}</ButtonLink>}
            >
              {t(missing)} {t(incomplete.why)}
            </EmptyState>
          )
        }}
      </Loaded>
    </SectionCard>
  )
}
