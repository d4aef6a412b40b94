import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { useStepUpWithPasskey } from '../passkeys/passkeys.api.ts'
import { copy } from './step-up.messages.ts'

interface PasskeyStepUpProps {
  disabled: boolean
  onProven: () => void
}

/** For a customer with a passkey: it proves ownership instead of the password or the code. */
export const PasskeyStepUp = ({ disabled, onProven }: PasskeyStepUpProps) => (
  <PasskeyButton
    submission={useStepUpWithPasskey()}
    problems={copy.passkeyProblems}
    disabled={disabled}
    onDone={onProven}
  />
)
