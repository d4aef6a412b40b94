/**
 * A step-up: the customer proves again, within the session, that it is theirs. Some changes need a proof that
 * is at most five minutes old.
 */
import * as z from 'zod'
import { ANY_STATE } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { REQUIRED } from '../core/field.messages.ts'
import { passkeyProof, requestOptions } from './passkeys.ts'
import { PASSWORD_REQUIRED } from './session.messages.ts'

/** How many seconds a proof is valid. It is valid only in its own session. */
export const STEP_UP_SECONDS = 300

/** The customer enters a code if multi-factor is on, and otherwise the password. A passkey always does. */
export type StepUpMethod = 'password' | 'code'

export const stepUpRefusals = refusals({
  'step_up.wrong_password': [422, "That password isn't right. Try again."],
  'step_up.wrong_code': [422, "That code isn't right. Check it and try again."],
  'step_up.wrong_passkey': [422, "That passkey didn't work. Try again, or use another way."],
  'step_up.too_many_tries': [429, 'Too many tries. Please wait and try again.'],
})
export type StepUpCode = keyof typeof stepUpRefusals

export const stepUp = endpoint('POST /api/step_up', {
  limit: 'sign_in',
  summary:
    'Prove ownership with a code (multi-factor on), the password or a passkey; good for five minutes here',
  access: { who: 'customer', states: ANY_STATE },
  body: z.union([
    z.strictObject({ password: z.string().min(1, PASSWORD_REQUIRED).max(128) }),
    z.strictObject({ otp_attempt: z.string().trim().min(1, REQUIRED).max(32) }),
    z.strictObject({ passkey: passkeyProof }),
  ]),
  /** When the proof expires, in seconds since 1970. */
  replies: { 200: z.strictObject({ expires_at: z.int() }) },
  refuses: stepUpRefusals,
})

export const prepareStepUp = endpoint('POST /api/step_up/options', {
  summary:
    'What the browser needs to prove ownership with a passkey; its challenge works once, in this session',
  access: { who: 'customer', states: ANY_STATE },
  madeOnce: 'a challenge is good for one use, and one that is not used expires',
  replies: { 200: requestOptions },
})
