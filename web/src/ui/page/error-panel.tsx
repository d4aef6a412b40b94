import { Button } from '@mantine/core'
import { CallError, NetworkError } from '../../lib/call-error.ts'
import classes from './error-panel.module.css'
import { ToneIcon } from '../look/tone-icon.tsx'

interface ErrorPanelProps {
  error: unknown
  /** Replaces the error's own sentence. */
  title?: string | undefined
  onRetry?: () => void
}

/** Says that something failed to load, with a retry and the number that support can look up. */
export const ErrorPanel = ({ error, title = titleOf(error), onRetry }: ErrorPanelProps) => (
  <div className={classes.panel} role="alert">
    <h2 className={classes.title}>
      <ToneIcon tone="stop" /> {title}
    </h2>
    <p>{explanationOf(error)}</p>
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    )}
    {error instanceof CallError && error.requestId && (
      <p className={classes.request}>Reference for support: {error.requestId}</p>
    )}
  </div>
)

const titleOf = (error: unknown) => (error instanceof CallError ? error.message : 'Something went wrong')

const explanationOf = (error: unknown) => {
  if (error instanceof NetworkError || !navigator.onLine)
    return 'We could not reach the bank. Check your connection and try again.'
  if (error instanceof CallError) return 'This could not be loaded. Please try again in a moment.'
  return 'This page could not be shown. Please try again.'
}
