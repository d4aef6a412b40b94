import { t } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { stoppedSentence } from '../../../lib/stopped-account.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
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
    <p>{isUndecided ? t(copy.unknown) : reasonOf(error)}</p>
  </Notice>
)

const sentenceOf = (error: unknown) =>
  error instanceof CallError && error.status === 429 ? t(copy.velocity) : t(copy.failed)

const reasonOf = (error: unknown): string => {
  const reason = stoppedSentence(error) ?? refusalSentence(error, transfersMessages)
  return reason ? `${reason} ${t(copy.nothingMoved)}` : t(copy.nothingMoved)
}
