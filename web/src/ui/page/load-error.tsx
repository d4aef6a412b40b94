import { UnstyledButton } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { isSignedOut } from '../../lib/call-error.ts'
import { ToneIcon } from '../look/tone-icon.tsx'
import classes from './load-error.module.css'
import { copy } from './page.messages.ts'

interface LoadErrorProps {
  /** What failed to load, in a sentence. */
  text: string
  /**
   * The queries of this part, as `useQuery` returns them. Nothing shows unless one failed and has no data, or after the
   * session ended, because the page is left at once.
   */
  of: readonly { data: unknown; error: unknown; refetch: () => Promise<unknown> }[]
}

/**
 * One line for a part of a page that failed to load while the rest works. For a whole section, use
 * ErrorPanel.
 */
export const LoadError = ({ text, of }: LoadErrorProps) => {
  const failed = of.filter(({ data, error }) => data === undefined && error && !isSignedOut(error))
  if (failed.length === 0) return null
  return (
    <span className={classes.error} role="alert">
      <ToneIcon tone="stop" size={16} /> {text}{' '}
      <UnstyledButton
        className={classes.again ?? ''}
        onClick={() => failed.forEach((one) => void one.refetch())}
      >
        {t(copy.tryAgain)}
      </UnstyledButton>
    </span>
  )
}
