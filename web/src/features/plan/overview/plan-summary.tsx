/** What the page of the trustee payment shows of the customer's plan (TRACKER-230). The app puts it there. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useFeature } from '../../session/session.api.ts'
import { installmentsQuery, planQuery, progressQuery } from '../plan.api.ts'
import { MonthOfPlan } from './month-of-plan.tsx'
import { MonthStrip } from './month-strip.tsx'
import { copy } from './overview.messages.ts'

/** The plan while payments are due by it. Undefined for all others, and until it has loaded. */
const useOpenPlan = (): Plan | undefined => {
  const { data: plan } = useQuery({ ...planQuery, enabled: useFeature('planTools') })
  return plan?.schedule == null || hasEnded(plan) ? undefined : plan
}

/** Case, trustee and "Month 7 of 60". Nothing without a plan. */
export const PlanSummary = () => {
  const plan = useOpenPlan()
  return plan ? <Summary plan={plan} /> : null
}

const Summary = ({ plan }: { plan: Plan }) => {
  const { case_number_shown: caseNumber, trustee_name: trustee } = plan
  const progress = useQuery(progressQuery)
  const installments = useQuery(installmentsQuery)
  return (
    <SectionCard
      title={t(copy.title)}
      actions={
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.wholePlan)}
        </ButtonLink>
      }
    >
      {(caseNumber !== null || trustee !== null) && (
        <FactList
          facts={[
            caseNumber !== null && { name: t(copy.caseNumber), value: caseNumber },
            trustee !== null && {
              name: t(copy.yourTrustee),
              value: <Link to={paths.planTrustee}>{trustee}</Link>,
            },
          ]}
        />
      )}
      {progress.data && <MonthOfPlan plan={plan} progress={progress.data} />}
      <LoadError text={t(copy.summaryFailed)} of={[progress, installments]} />
    </SectionCard>
  )
}

/** The strip of twelve months. `PlanSummary` says it if they can't be loaded. */
export const PlanMonths = () => {
  const plan = useOpenPlan()
  const { data: installments } = useQuery({ ...installmentsQuery, enabled: plan !== undefined })
  return plan && installments ? <MonthStrip installments={installments} /> : null
}
