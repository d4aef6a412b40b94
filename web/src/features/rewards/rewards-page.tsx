import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { CallError } from '../../lib/call-error.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { OpenRewards } from './open-rewards.tsx'
import { copy, rewardsMessages } from './rewards.messages.ts'
import { ssoLinkQuery } from './sso-link-query.ts'

const route = getRouteApi(paths.rewards)

/**
 * Gets a link, asks before it opens the rewards site in a new window, and returns to the dashboard
 * (REWARDS-03).
 */
export const RewardsPage = () => (
  <>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <WayOut />
  </>
)

const WayOut = () => {
  const navigate = useNavigate()
  const { deeplink } = route.useSearch()
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(ssoLinkQuery(deeplink))

  if (error instanceof CallError && error.code === 'rewards.ended') {
    return (
      <EmptyState pose="alert" action={<ButtonLink to={paths.dashboard}>{t(copy.toDashboard)}</ButtonLink>}>
        {t(rewardsMessages['rewards.ended'])}
      </EmptyState>
    )
  }
  if (error && !isFetching)
    return <ErrorPanel error={error} title={t(copy.failed)} onRetry={() => void refetch()} />
  if (!data || error) return <TextSkeleton lines={2} label={t(copy.loading)} />
  return (
    <OpenRewards
      link={data.sso_link}
      madeAt={dataUpdatedAt}
      onRenew={() => void refetch()}
      onDone={(opened) => {
        if (opened) showToast('info', t(copy.opened))
        void navigate({ to: paths.dashboard })
      }}
    />
  )
}
