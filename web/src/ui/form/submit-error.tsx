import { failureSentence, type Sentences } from '../../lib/failure-sentence.ts'
import { Notice } from '../page/notice.tsx'

interface SubmitErrorProps {
  /** `error` of useSubmit; nothing is shown without one. */
  error: unknown
  /** Sentences of the feature by refusal code. */
  sentences?: Sentences
}

/** Beside what was tried: why it was not saved. */
export const SubmitError = ({ error, sentences }: SubmitErrorProps) =>
  error ? (
    <Notice tone="stop" role="alert">
      <p>{failureSentence(error, sentences)}</p>
    </Notice>
  ) : null
