import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '../ui/page/error-panel.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'

/** What shows when a page could not be loaded or drawn. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const retry = async () => {
    resetQueries()
    reset()
    await router.invalidate()
  }
  return (
    <PlainPage>
      <ErrorPanel error={error} onRetry={() => void retry()} />
    </PlainPage>
  )
}
