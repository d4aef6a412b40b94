import { useSuspenseQuery } from '@tanstack/react-query'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { t } from '../../../i18n/translate.ts'
import { centsOf } from '../../../lib/amounts.rules.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { planQuery, progressQuery } from '../plan.api.ts'
import { copy } from './behind.messages.ts'
import classes from './behind.module.css'
import { FactCard } from './fact-card.tsx'
import { TodayCard } from './today-card.tsx'

/** Where warnings lead: what is not paid, what can be done today, what usually follows, and whom to call (LAD-02). */
export const BehindPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  const { data: progress } = useSuspenseQuery(progressQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      {plan && (
        <>
          <FactCard plan={plan} />
          <TodayCard plan={plan} isBehind={progress !== null && centsOf(progress.arrears) > 0} />
          {!hasEnded(plan) && (
            <SectionCard title={t(copy.follows.title)}>
              <p>{t(copy.follows.text)}</p>
            </SectionCard>
          )}
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
