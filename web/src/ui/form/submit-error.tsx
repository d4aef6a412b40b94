import { failureSentence, type Sentences } from '../../lib/failure-sentence.ts'
import { Notice } from '../page/notice.tsx'

interface SubmitErrorProps {
  /** The `error` of useSubmit. Without one, nothing shows. */
  error: unknown
  /** The feature's sentences by refusal code. */
  sentences?: Sentences
  /** Shown instead of the sentence for its code. */
  sentence?: string | undefined
}

/** Says beside the form why the submission failed. */
export const SubmitError = ({ error, sentences, sentence }: SubmitErrorProps) =>
  error ? (
    <Notice tone="stop" role="alert">
      <p>{sentence ?? failureSentence(error, sentences)}</p>
    </Notice>
  ) : null
