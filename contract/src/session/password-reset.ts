/**
 * Resets a lost password with a link in an email. Separate from session.ts, so that a first visit does not
 * load it.
 */
import * as z from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { sessionRefusals, signInEmail } from './session.ts'
import {
  CONFIRMATION_DIFFERS,
  CONFIRMATION_REQUIRED,
  PASSWORD_REQUIRED,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_SHORT,
  PASSWORD_TOO_SIMPLE,
} from './session.messages.ts'

/**
 * Rules of a new password (SESSION-50, SESSION-51). The server also refuses common passwords (SESSION-53).
 */
export const newPassword = z
  .string()
  .min(1, PASSWORD_REQUIRED)
  .min(8, PASSWORD_TOO_SHORT)
  .max(128, PASSWORD_TOO_LONG)
  .refine((text) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text), PASSWORD_TOO_SIMPLE)

export const passwordForm = z
  .strictObject({
    password: newPassword,
    password_confirmation: z.string().min(1, CONFIRMATION_REQUIRED).max(128),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password_confirmation'],
    message: CONFIRMATION_DIFFERS,
  })

export const requestPasswordReset = endpoint('POST /users/password', {
  limit: 'password',
  summary: 'Ask for a reset link; the answer is the same for every address',
  access: { who: 'anyone' },
  madeOnce: 'an address gets one link in two minutes',
  body: z.strictObject({ user: z.strictObject({ email: signInEmail }) }),
  replies: { 200: z.strictObject({ message: z.string() }) },
})

export const updatePassword = endpoint('PUT /users/password', {
  limit: 'password',
  summary: 'Set a new password with the token of the reset link; ends all sessions',
  access: { who: 'anyone' },
  body: z.strictObject({
    user: z
      .strictObject({
        reset_password_token: z.string().min(1).max(200),
        password: newPassword,
        password_confirmation: z.string().max(128),
      })
      .refine((form) => form.password === form.password_confirmation, {
        path: ['password_confirmation'],
        message: CONFIRMATION_DIFFERS,
      }),
  }),
  replies: { 200: z.strictObject({ message: z.string() }) },
  refuses: {
    'session.invalid_reset_token': sessionRefusals['session.invalid_reset_token'],
    'session.common_password': sessionRefusals['session.common_password'],
    'session.busy': sessionRefusals['session.busy'],
  },
})
