import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { MainArea } from '../../ui/page/main-area.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { accountQuery } from '../account/account.api.ts'
import { authDenialQuery } from '../card/card.api.ts'
import { useProgram } from '../program/program.api.ts'
import { FraudAlert } from './fraud-alert.tsx'
import classes from './fraud.module.css'
import { copy } from './fraud.messages.ts'

/** Shows the purchase that looked like fraud and asks whether the customer made it (FRAUD-07). */
export const FraudAlertPage = () => (
  <SiteFrame program={useProgram()}>
    <MainArea className={classes.page}>
      <PageHeading>{t(copy.title)}</PageHeading>
      <AlertOfAddress />
    </MainArea>
  </SiteFrame>
)

const AlertOfAddress = () => {
  const { authDenialId } = useParams({ from: '/fraud-alerts/$authDenialId' })
  const denial = useQuery(authDenialQuery(authDenialId))
  const account = useQuery(accountQuery)
  const error = denial.error ?? account.error
  if (isNoAlert(error)) return <NoAlert />
  if (denial.data && account.data)
    return (
      <SectionCard>
        <FraudAlert denial={denial.data} card={account.data.current_card} />
      </SectionCard>
    )
  if (!error) return <TextSkeleton lines={6} label={t(copy.loading)} />
  const retry = () => void Promise.all([denial.refetch(), account.refetch()])
  return <ErrorPanel error={error} onRetry={retry} />
}

/** True if there is no such alert. Another customer's alert gets the same reply. */
const isNoAlert = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 422)

const NoAlert = () => (
  <EmptyState picture="card" action={<ButtonLink to={paths.dashboard}>{t(copy.toDashboard)}</ButtonLink>}>
    {t(copy.notFound)} {t(copy.notFoundNext)}
  </EmptyState>
)
