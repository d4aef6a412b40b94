import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import buttons from '../../../ui/form/button-row.module.css'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { planQuery } from '../plan.api.ts'
import { officePhone } from '../trustee/office-phone.tsx'
import { noticesQuery } from './court-calls.ts'
import classes from './court.module.css'
import { NoticeCard } from './notice-card.tsx'
import { editNotice } from './notice-dialogs.tsx'
import { copy } from './notices.messages.ts'

/** What the court or the trustee sent, how many days are left, and the last safe day to pay (LAD-05). */
export const NoticesPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  const query = useQuery(noticesQuery)
  const hasTrustee = plan !== null && plan.trustee_name !== null
  return (
    <div className={classes.page}>
      <PageHeading
        lead={t(copy.lead)}
        actions={query.data && <Button onClick={() => void editNotice()}>{t(copy.add)}</Button>}
      >
        {t(copy.title)}
      </PageHeading>
      <Loaded query={query} loading={<RowsSkeleton rows={3} label={t(copy.loading)} />}>
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState picture="letter">{t(copy.none)}</EmptyState>
          ) : (
            notices.map((each) => <NoticeCard key={each.id} notice={each} hasTrustee={hasTrustee} />)
          )
        }
      </Loaded>
      <AttorneyCard attorney={plan?.attorney ?? null} />
      <div>
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.back)}
        </ButtonLink>
      </div>
    </div>
  )
}

const AttorneyCard = ({ attorney }: Pick<Plan, 'attorney'>) => (
  <SectionCard title={t(copy.attorney)}>
    {attorney !== null && attorney.phone !== null && (
      <p>
        {t(copy.callAttorney, { name: attorney.name })} {officePhone(attorney.phone)}
      </p>
    )}
    <div className={buttons.row}>
      <ButtonLink to={paths.planMessage}>{t(copy.message)}</ButtonLink>
    </div>
  </SectionCard>
)
