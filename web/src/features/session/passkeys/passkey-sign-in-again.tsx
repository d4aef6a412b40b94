import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { signInWithPasskey } from '@yoursuccess/contract/session/passkeys'
import { againCopy } from '../sign-in-again.messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useSignInAgainWithPasskey } from './passkeys.api.ts'
import { passkeyCopy, passkeyMessages } from './passkeys.messages.ts'

interface PasskeySignInAgainProps {
  /** The only email that may sign in. */
  email: string
  disabled: boolean
  onSignedIn: (reply: ReplyOf<typeof signInWithPasskey>) => unknown
}

/** In the dialog over a save: a passkey instead of the password and the code. */
export const PasskeySignInAgain = ({ email, disabled, onSignedIn }: PasskeySignInAgainProps) => (
  <PasskeyButton
    submission={useSignInAgainWithPasskey(email)}
    problems={{ ...passkeyCopy.problems, other: againCopy.otherAccount }}
    sentences={passkeyMessages}
    disabled={disabled}
    onDone={onSignedIn}
  />
)
