import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { planQuery } from '../plan.api.ts'
import { ListedTrustee } from './listed-trustee.tsx'
import { OwnTrusteeCard } from './own-trustee-card.tsx'
import classes from './trustee.module.css'
import { copy } from './trustee.messages.ts'

/** The trustee of the plan, and how the office may be paid (TRU-04). */
export const TrusteePage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  if (plan !== null && plan.trustee_id !== null) return <ListedTrustee plan={plan} id={plan.trustee_id} />
  return (
    <div className={classes.page}>
      <PageHeading>{plan?.trustee ? plan.trustee.name : t(copy.title)}</PageHeading>
      {plan?.trustee ? (
        <OwnTrusteeCard plan={plan} trustee={plan.trustee} />
      ) : (
        <EmptyState
          picture="letter"
          action={
            <ButtonLink to={plan === null ? paths.planSetUp : paths.planDetails}>{t(copy.add)}</ButtonLink>
          }
        >
          {t(copy.none)}
        </EmptyState>
      )}
    </div>
  )
}
