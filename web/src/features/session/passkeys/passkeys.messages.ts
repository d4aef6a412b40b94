import { messages } from '@yoursuccess/contract/core/messages'
import { passkeyRefusals } from '@yoursuccess/contract/session/passkeys'
import { refusalMessages } from '../../../lib/refusal-messages.ts'

export const passkeyCopy = messages('session.passkeys', {
  headline: 'Sign in with a passkey',
  lead: 'Follow the steps that your browser shows.',
  tryAgain: 'Try again',
  usePassword: 'Use your password',
  problems: {
    unsupported: "This browser can't use passkeys. Sign in with your password.",
    stopped: 'No passkey was used. Try again, or use your password.',
  },
})

export const passkeyMessages = refusalMessages(passkeyRefusals)
