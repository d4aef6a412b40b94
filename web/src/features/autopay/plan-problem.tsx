import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { autopayMessages, copy } from './autopay.messages.ts'

const ACTIONS = {
  'plan.missing': { to: paths.planSetUp, words: copy.setUp.toPlan },
  'plan.incomplete': { to: paths.planSetUp, words: copy.setUp.toPlan },
  'autopay.no_trustee_biller': { to: paths.addBiller, words: copy.setUp.addTrustee },
  'autopay.no_trustee': { to: paths.planSetUp, words: copy.setUp.toPlan },
  'autopay.plan_ended': null,
  'autopay.method_not_taken': null,
} as const
type PlanProblemCode = keyof typeof ACTIONS

/** True if the plan or the biller is why nothing can be shown of what would happen. */
export const isPlanProblem = (error: unknown): error is CallError<PlanProblemCode> =>
  error instanceof CallError && error.code in ACTIONS

/** What is missing, and where to add it. */
export const PlanProblem = ({ error }: { error: CallError<PlanProblemCode> }) => {
  const code = error.code as PlanProblemCode
  const action = ACTIONS[code]
  return (
    <SectionCard title={t(copy.way.title)}>
      <EmptyState
        picture="calendar"
        {...(action && { action: <ButtonLink to={action.to}>{t(action.words)}</ButtonLink> })}
      >
        {t(autopayMessages[code])}
      </EmptyState>
    </SectionCard>
  )
}
