import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { disputesQuery } from './disputes-query.ts'
import { copy } from './disputes.messages.ts'

/** The customer's own reports and their results. */
export const DisputesPage = () => (
  <>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <DisputesList />
  </>
)

const DisputesList = () => (
  <Loaded
    query={useQuery({ ...disputesQuery, refetchOnMount: 'always' })}
    loading={<TextSkeleton lines={6} label={t(copy.loading)} />}
  >
    {(disputes) =>
      disputes.length > 0 ? (
        disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />)
      ) : (
        <EmptyState
          picture="magnifier"
          action={<ButtonLink to={paths.transactions}>{t(copy.toTransactions)}</ButtonLink>}
        >
          {t(copy.none)}
        </EmptyState>
      )
    }
  </Loaded>
)
