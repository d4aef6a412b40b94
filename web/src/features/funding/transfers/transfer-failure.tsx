import { CallError, stoppedSentence } from '../../../lib/call-error.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { mayHaveHappened } from '../../../lib/again-when-lost.ts'
import { quoted, transfersMessages, unspecified } from './transfers.messages.ts'
import { isOfTransfer } from './use-send-wish.ts'

interface TransferFailureProps {
  error: unknown
  /** An earlier try had no answer. */
  wasLost: boolean
}

/** Why no transfer was made, or that it is not known whether one was (ERR-22, ERR-23). */
export const TransferFailure = ({ error, wasLost }: TransferFailureProps) => {
  const isUnknown = mayHaveHappened(error) || (wasLost && !isOfTransfer(error))
  return (
    <Notice tone={isUnknown ? 'care' : 'stop'} role="alert">
      <p>{sentenceOf(error)}</p>
      <p>{isUnknown ? unspecified.unknown : reasonOf(error)}</p>
    </Notice>
  )
}

const sentenceOf = (error: unknown) =>
  error instanceof CallError && error.status === 429 ? quoted.velocity : quoted.failed

const reasonOf = (error: unknown): string => {
  const reason =
    stoppedSentence(error) ??
    (error instanceof CallError && (transfersMessages as Record<string, string>)[error.code])
  return reason ? `${reason} ${unspecified.nothingMoved}` : unspecified.nothingMoved
}
