import { CallError, stoppedSentence } from '../../../lib/call-error.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy, transfersMessages } from './transfers.messages.ts'

interface TransferFailureProps {
  error: unknown
  /** This attempt or an earlier one got no reply. */
  isUndecided: boolean
}

/** Why no transfer was made, or that the result is unknown (FUNDING-100). */
export const TransferFailure = ({ error, isUndecided }: TransferFailureProps) => (
  <Notice tone={isUndecided ? 'care' : 'stop'} role="alert">
    <p>{sentenceOf(error)}</p>
    <p>{isUndecided ? copy.unknown : reasonOf(error)}</p>
  </Notice>
)

const sentenceOf = (error: unknown) =>
  error instanceof CallError && error.status === 429 ? copy.velocity : copy.failed

const reasonOf = (error: unknown): string => {
  const reason =
    stoppedSentence(error) ??
    (error instanceof CallError && (transfersMessages as Record<string, string>)[error.code])
  return reason ? `${reason} ${copy.nothingMoved}` : copy.nothingMoved
}
