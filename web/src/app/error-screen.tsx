import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { leave } from '../lib/leave.ts'
import { reloadForRelease } from '../lib/lost-code.ts'
import { ErrorPanel } from '../ui/page/error-panel.tsx'
import { PlainPage } from '../ui/page/plain-page.tsx'

/** Shown when a page can't be loaded or rendered. Reloads once if a new release replaced the page's code. */
export const ErrorScreen = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  const [sentence, setSentence] = useState<string>()
  useEffect(() => {
    void reloadForRelease(error).then(setSentence)
  }, [error])
  const retry = async () => {
    resetQueries()
    reset()
    await router.invalidate()
  }
  return (
    <PlainPage>
      {sentence ? (
        // Browsers remember that the code failed to load until the page is reloaded.
        <ErrorPanel error={error} title={sentence} onRetry={leave.reload} needsReload />
      ) : (
        <ErrorPanel error={error} onRetry={() => void retry()} />
      )}
    </PlainPage>
  )
}
