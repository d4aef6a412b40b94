import { useSuspenseQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { planQuery } from '../plan.api.ts'
import { copy } from './amounts.messages.ts'
import { LumpSumsCard } from './lump-sums-card.tsx'
import { StepsCard } from './steps-card.tsx'
import classes from './amounts.module.css'

/** All amounts of the plan: the monthly ones with their history (CASE-08), and lump sums. */
export const AmountsPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      {plan && (
        <>
          <StepsCard plan={plan} />
          <LumpSumsCard />
        </>
      )}
      <div>
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.back)}
        </ButtonLink>
      </div>
    </div>
  )
}
