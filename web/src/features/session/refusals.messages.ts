import { type Message, messages } from '@yoursuccess/contract/core/messages'
import { sessionRefusals, type SessionCode } from '@yoursuccess/contract/session/session'
import { resetCopy } from './reset.messages.ts'
import { copy } from './session.messages.ts'

/** Every refusal has a sentence. A new code without one fails the type check. */
export const sessionMessages: Record<SessionCode, Message> = messages('session.refusals', {
  'session.invalid_credentials': sessionRefusals['session.invalid_credentials'].error,
  'session.wrong_passcode': copy.wrongPasscode,
  'session.invalid_reset_token': resetCopy.resetFailed,
  'session.common_password': sessionRefusals['session.common_password'].error,
  'session.busy': sessionRefusals['session.busy'].error,
})
