import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { accountQuery } from './account.api.ts'
import { copy } from './account.messages.ts'

/** Shows a heading and a way to try again if loading the account failed, and otherwise nothing. */
export const AccountError = () => {
  const { data, error, refetch } = useQuery(accountQuery)
  if (data || !error) return null
  return (
    <SectionCard title={t(copy.yourAccount)}>
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </SectionCard>
  )
}
