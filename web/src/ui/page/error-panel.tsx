import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { CallError, isSignedOut, NetworkError } from '../../lib/call-error.ts'
import classes from './error-panel.module.css'
import { ToneIcon } from '../look/tone-icon.tsx'
import { copy } from './page.messages.ts'

interface ErrorPanelProps {
  error: unknown
  /** Replaces the error's own sentence. */
  title?: string | undefined
  onRetry?: () => void
  /** Only a reload of the page helps, which `onRetry` does. The title says so, so nothing else explains it. */
  needsReload?: boolean
}

/**
 * Says that something failed to load, with a retry and the number that support can look up. Shows nothing after the session
 * ended, because the page is left at once.
 */
export const ErrorPanel = (props: ErrorPanelProps) => !isSignedOut(props.error) && <Failure {...props} />

const Failure = ({ error, title = titleOf(error), onRetry, needsReload }: ErrorPanelProps) => (
  <div className={classes.panel} role="alert">
    <h2 className={classes.title}>
      <ToneIcon tone="stop" /> {title}
    </h2>
    {!needsReload && <p>{explanationOf(error)}</p>}
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        {t(needsReload ? copy.reloadPage : copy.tryAgain)}
      </Button>
    )}
    {error instanceof CallError && error.requestId && (
      <p className={classes.request}>{t(copy.reference, { id: error.requestId })}</p>
    )}
  </div>
)

const titleOf = (error: unknown) => (error instanceof CallError ? error.message : t(copy.somethingWentWrong))

const explanationOf = (error: unknown) => {
  if (error instanceof NetworkError || !navigator.onLine) return t(copy.noConnection)
  if (error instanceof CallError) return t(copy.notLoaded)
  return t(copy.notShown)
}
