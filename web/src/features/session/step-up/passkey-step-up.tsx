import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useStepUpWithPasskey } from '../passkeys/passkeys.api.ts'
import type { UseProblem } from '../passkeys/webauthn.ts'
import { copy } from './step-up.messages.ts'

interface PasskeyStepUpProps {
  disabled: boolean
  onProven: () => void
}

/** For a customer with a passkey: it proves ownership instead of the password or the code. */
export const PasskeyStepUp = ({ disabled, onProven }: PasskeyStepUpProps) => {
  const { submit, isPending, error } = useStepUpWithPasskey()
  const [problem, setProblem] = useState<UseProblem>()
  const prove = () => {
    setProblem(undefined)
    return submit(undefined, {
      onSuccess: (reply) => (typeof reply === 'string' ? setProblem(reply) : onProven()),
    })
  }
  return (
    <>
      {problem ? (
        <Notice tone="stop" role="alert">
          <p>{t(copy.passkeyProblems[problem])}</p>
        </Notice>
      ) : (
        <SubmitError error={error} />
      )}
      <Button
        variant="default"
        loading={isPending}
        disabled={disabled || isPending}
        onClick={() => void prove()}
      >
        {t(copy.usePasskey)}
      </Button>
    </>
  )
}
