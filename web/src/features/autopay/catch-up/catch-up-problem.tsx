import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { autopayMessages } from '../autopay.messages.ts'
import { copy } from './catch-up.messages.ts'

const ACTIONS = {
  'autopay.not_on': { to: paths.autopay, words: copy.actions.autopay },
  'autopay.not_behind': { to: paths.plan, words: copy.actions.seePlan },
  'autopay.too_few_paydays': { to: paths.paydays, words: copy.actions.paydays },
  'autopay.plan_ended': { to: paths.plan, words: copy.actions.seePlan },
  'autopay.no_trustee_biller': { to: paths.addBiller, words: copy.actions.trustee },
  'autopay.no_trustee': { to: paths.planSetUp, words: copy.actions.plan },
  'autopay.method_not_taken': { to: paths.autopay, words: copy.actions.autopay },
  'plan.missing': { to: paths.planSetUp, words: copy.actions.plan },
  'plan.incomplete': { to: paths.planSetUp, words: copy.actions.plan },
} as const
type CatchUpProblemCode = keyof typeof ACTIONS

/** True if nothing can be planned, and the customer can do something about it. */
export const isCatchUpProblem = (error: unknown): error is CallError<CatchUpProblemCode> =>
  error instanceof CallError && error.code in ACTIONS

/** Why nothing can be planned, and where to go. */
export const CatchUpProblem = ({ error }: { error: CallError<CatchUpProblemCode> }) => {
  const code = error.code as CatchUpProblemCode
  const { to, words } = ACTIONS[code]
  return (
    <SectionCard title={t(copy.way.title)}>
      <EmptyState picture="calendar" action={<ButtonLink to={to}>{t(words)}</ButtonLink>}>
        {t(autopayMessages[code])}
      </EmptyState>
    </SectionCard>
  )
}
