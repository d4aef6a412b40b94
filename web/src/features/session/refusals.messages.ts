import { messages } from '@yoursuccess/contract/core/messages'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import { refusalMessages } from '../../lib/refusal-messages.ts'
import { resetCopy } from './reset.messages.ts'
import { copy } from './session.messages.ts'

export const sessionMessages = refusalMessages(
  sessionRefusals,
  messages('session.refusals', {
    'session.wrong_passcode': copy.wrongPasscode,
    'session.invalid_reset_token': resetCopy.resetFailed,
  }),
)
