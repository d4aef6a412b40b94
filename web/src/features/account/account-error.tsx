import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { accountQuery } from './account.api.ts'
import { copy } from './account.messages.ts'

/** Renders nothing unless loading the account failed. Then it shows a heading and a way to try again. */
export const AccountError = () => {
  const { data, error, refetch } = useQuery(accountQuery)
  if (data || !error) return null
  return (
    <SectionCard title={copy.yourAccount}>
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    </SectionCard>
  )
}
