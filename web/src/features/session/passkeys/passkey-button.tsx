import { Button } from '@mantine/core'
import type { Message } from '@yoursuccess/contract/core/messages'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import type { Sentences } from '../../../lib/failure-sentence.ts'
import type { Submission } from '../../../lib/use-submit.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy } from '../session.messages.ts'

interface PasskeyButtonProps<Reply extends object, Problem extends string> {
  /** Resolves to a problem if no passkey was used. */
  submission: Submission<void, Reply | Problem>
  problems: Readonly<Record<Problem, Message>>
  /** By refusal code. */
  sentences?: Sentences
  disabled: boolean
  onDone: (reply: Reply) => unknown
}

/** For dialogs that ask for the password: a passkey instead of it. */
export const PasskeyButton = <Reply extends object, Problem extends string>({
  submission: { submit, isPending, error },
  problems,
  sentences,
  disabled,
  onDone,
}: PasskeyButtonProps<Reply, Problem>) => {
  const [problem, setProblem] = useState<Problem>()
  const use = () => {
    setProblem(undefined)
    return submit(undefined, {
      onSuccess: (reply) => (typeof reply === 'string' ? setProblem(reply) : onDone(reply)),
    })
  }
  return (
    <>
      {problem ? (
        <Notice tone="stop" role="alert">
          <p>{t(problems[problem])}</p>
        </Notice>
      ) : (
        <SubmitError error={error} {...(sentences && { sentences })} />
      )}
      <Button
        variant="default"
        loading={isPending}
        disabled={disabled || isPending}
        onClick={() => void use()}
      >
        {t(copy.usePasskey)}
      </Button>
    </>
  )
}
