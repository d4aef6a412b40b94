/** Multi-factor sign-in with an authenticator app's codes and with backup codes. Changes need a step-up. */
import * as z from 'zod'
import { ANY_STATE } from '../core/access.ts'
import { endpoint } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { REQUIRED } from '../core/field.messages.ts'

export const mfaRefusals = refusals({
  'mfa.active': [409, 'Multi-factor authentication is already on.'],
  'mfa.not_active': [409, 'Multi-factor authentication is not on.'],
  'mfa.wrong_code': [422, "That code isn't right. Check it and try again."],
  'mfa.too_many_tries': [429, 'Too many wrong codes. Please wait and try again.'],
})
export type MfaCode = keyof typeof mfaRefusals
const pick = picking(mfaRefusals)

const own = { who: 'customer', states: ANY_STATE, stepUp: true } as const
const passcode = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(32)

/** Sign-in requires codes only after the customer has sent a correct one to `confirmMfa` (SETTINGS-12). */
export const enableMfa = endpoint('POST /api/user/enable_mfa', {
  summary: 'Switch multi-factor on; the secret is in this reply only',
  access: own,
  replies: { 200: z.strictObject({ mfa_active: z.literal(true), otp_url: z.string() }) },
  refuses: pick('mfa.active'),
})

export const confirmMfa = endpoint('POST /api/user/confirm_mfa', {
  summary: 'The first code of the authenticator: from now on the sign-in asks for one',
  access: own,
  body: z.strictObject({ one_time_passcode: passcode }),
  replies: { 200: z.strictObject({ mfa_active: z.literal(true) }) },
  refuses: pick('mfa.active', 'mfa.not_active', 'mfa.wrong_code', 'mfa.too_many_tries'),
})

export const disableMfa = endpoint('POST /api/user/disable_mfa', {
  summary: 'Switch multi-factor off',
  access: own,
  replies: { 200: z.strictObject({ mfa_active: z.literal(false) }) },
  refuses: pick('mfa.not_active'),
})

export const generateBackupCodes = endpoint('POST /api/user/generate_backup_codes', {
  summary: 'Ten new codes, shown once; the earlier ones are void',
  access: own,
  madeOnce: 'the new codes take the place of the earlier ones',
  replies: { 200: z.strictObject({ codes: z.array(z.string()) }) },
  refuses: pick('mfa.not_active'),
})
