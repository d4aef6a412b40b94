import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../../i18n/translate.ts'
import { logFailure } from '../../lib/log.ts'
import { ErrorPanel } from '../../ui/page/error-panel.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { copy } from './tracker.messages.ts'
import classes from './tracker.module.css'

/** Says that the tracker failed to load, instead of showing an empty month. */
export const TrackerUnavailable = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  useEffect(() => logFailure('loading the tracker', error), [error])
  const retry = async () => {
    resetQueries()
    reset()
    await router.invalidate()
  }
  return (
    <div className={classes.stack}>
      <PageHeading>{t(copy.welcomeTitle)}</PageHeading>
      <ErrorPanel error={error} onRetry={() => void retry()} />
    </div>
  )
}
