import { Button } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import classes from './tracker.module.css'

/** The tracker could not be loaded. The specification has no words for it (ERR-63), so there is only a way on. */
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
      <PageHeading>Success Tracker</PageHeading>
      <div>
        <Button variant="default" onClick={() => void retry()}>
          Load again
        </Button>
      </div>
    </div>
  )
}
