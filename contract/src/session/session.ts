import * as z from 'zod'
import { ANY_STATE, FEATURES } from '../core/access.ts'
import { endpoint, isStorable, noBody } from '../core/endpoint.ts'
import { refusals } from '../core/error.ts'
import { EMAIL_REQUIRED, PASSWORD_REQUIRED } from './session.messages.ts'
import { INVALID, TOO_LONG } from '../core/field.messages.ts'

/**
 * A session ends after this many seconds without activity. The customer is warned PROMPT_SECONDS before
 * (SESSION-21, SESSION-24).
 */
export const IDLE_SECONDS = 600
export const PROMPT_SECONDS = 60
/** The token expires this many seconds after the idle deadline (SESSION-14). */
export const EXPIRY_MARGIN_SECONDS = 60

/** The times of a session. */
export const userSession = z.strictObject({
  /** Seconds since 1970. The idle deadline is EXPIRY_MARGIN_SECONDS earlier. */
  expires_at: z.int(),
  /** Seconds since 1970. The session ends then, however active the customer is (SESSION-22). */
  ends_at: z.int(),
})

export const user = z.strictObject({
  features: z.record(z.enum(FEATURES), z.boolean()),
  has_approved_account_application: z.boolean(),
  has_closed_account: z.boolean(),
  closed_account_reason: z.string().nullable(),
  redirectPath: z.string().nullable(),
  mfa_active: z.boolean(),
  /** True once the customer has entered a first code. Sign-in requires codes from then on (SETTINGS-12). */
  mfa_confirmed: z.boolean(),
  has_backup_codes: z.boolean(),
})
export type User = z.infer<typeof user>

/** The sign-in address. No reply reveals whether it is registered. */
export const signInEmail = z
  .string()
  .trim()
  .min(1, EMAIL_REQUIRED)
  .max(254, TOO_LONG)
  .refine(isStorable, INVALID)

export const sessionRefusals = refusals({
  'session.invalid_credentials': [401, 'Invalid Email or password.'],
  'session.wrong_passcode': [401, 'MFA Failed'],
  'session.invalid_reset_token': [422, 'There was an error while resetting your password. Please try again.'],
  'session.common_password': [422, 'This password is too easy to guess. Choose another one.'],
  'session.busy': [503, 'Too many people are signing in right now. Please try again in a moment.'],
})
export type SessionCode = keyof typeof sessionRefusals

const {
  'session.invalid_credentials': invalidCredentials,
  'session.wrong_passcode': wrongPasscode,
  'session.busy': busy,
} = sessionRefusals

/** Returns the token in the `authorization: Bearer` header and in the `Authorization` cookie (SESSION-01). */
export const signIn = endpoint('POST /users/sign_in', {
  limit: 'sign_in',
  summary: 'Sign in with email, password and, where multi-factor is on, a one-time passcode or backup code',
  access: { who: 'anyone' },
  body: z.strictObject({
    user: z.strictObject({
      email: signInEmail,
      password: z.string().min(1, PASSWORD_REQUIRED).max(128),
      one_time_passcode: z.string().trim().max(32).optional(),
    }),
  }),
  replies: {
    200: z.union([
      z.strictObject({ user, session: userSession }),
      z.strictObject({ prompt_otp: z.literal(true) }),
    ]),
  },
  refuses: {
    'session.invalid_credentials': invalidCredentials,
    'session.wrong_passcode': wrongPasscode,
    'session.busy': busy,
  },
})

export const signOut = endpoint('DELETE /users/sign_out', {
  summary: 'End the session; answers 204 also when there is none',
  access: { who: 'anyone' },
  replies: { 204: noBody },
})

export const getUser = endpoint('GET /api/user', {
  summary: 'The signed-in user, the features, and when the session ends',
  access: { who: 'customer', states: ANY_STATE },
  replies: { 200: z.strictObject({ user, session: userSession }) },
})

export const refreshToken = endpoint('POST /api/refresh_token', {
  summary: 'A new token; its life counts from the last action of the user',
  access: { who: 'customer', states: ANY_STATE },
  body: z.strictObject({
    /**
     * An ISO time or milliseconds since 1970. The server uses at least the last activity it knows, and at
     * most the current time (SESSION-18).
     */
    last_active: z.union([z.iso.datetime({ offset: true }), z.int().min(0).max(8_640_000_000_000_000)]),
  }),
  replies: { 200: z.strictObject({ token: z.string().optional(), session: userSession }) },
})
