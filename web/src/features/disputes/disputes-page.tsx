import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
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

const DisputesList = () => {
  const { data, error, refetch } = useQuery({ ...disputesQuery, refetchOnMount: 'always' })
  if (!data && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t(copy.loading)} />
  if (data.length === 0) {
    const action = <ButtonLink to={paths.transactions}>{t(copy.toTransactions)}</ButtonLink>
    return <EmptyState action={action}>{t(copy.none)}</EmptyState>
  }
  return data.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />)
}
