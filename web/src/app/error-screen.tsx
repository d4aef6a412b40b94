import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '../ui/page/error-panel.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'

/** Shown when a page can't be loaded or rendered. */
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
