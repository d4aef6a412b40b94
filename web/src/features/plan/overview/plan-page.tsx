import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { planQuery } from '../plan.api.ts'
import { copy } from './overview.messages.ts'

/** What the customer owes, to whom and by when. Without a plan, what setting it up will do (CASE-02). */
export const PlanPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  return (
    <>
      <PageHeading>{t(copy.title)}</PageHeading>
      {plan === null && (
        <EmptyState picture="calendar" action={<ButtonLink to={paths.planSetUp}>{t(copy.setUp)}</ButtonLink>}>
          {copy.noPlan.map((sentence) => t(sentence)).join(' ')}
        </EmptyState>
      )}
    </>
  )
}
