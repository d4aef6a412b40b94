import type { LanguageCode } from '@yoursuccess/contract/core/language'
import {
  requestPasswordReset,
  updatePassword as updatePasswordCall,
} from '@yoursuccess/contract/session/password-reset'
import { signInWithPasskey as signInWithPasskeyCall } from '@yoursuccess/contract/session/passkeys'
import { PASSWORD_UPDATED, RESET_REQUESTED } from '@yoursuccess/contract/session/session.messages'
import { getUser, refreshToken, signIn, signOut } from '@yoursuccess/contract/session/session'
import { stepUp as stepUpCall } from '@yoursuccess/contract/session/step-up'
import { undoChange as undoChangeCall } from '@yoursuccess/contract/session/undo-change'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findToken } from '../../http/access.ts'
import { cookieName, deviceCookieName } from '../../http/http.ts'
import { choiceOf, rememberChoice } from '../../http/language.ts'
import type { Serve } from '../../http/serve.ts'
import type { SignInPlace } from './begin-session.ts'
import { addMark, readMarks } from './device-marks.rules.ts'
import type { IssuedToken } from './open-sessions.ts'
import { updatePassword } from './reset-password.ts'
import { DEVICE_MEMORY_SECONDS } from './session.rules.ts'
import { undoChange, type UndoDeps } from './undo-change.ts'
import { stepUp } from './step-up.ts'
import type { SessionService } from './session.service.ts'

/**
 * What the browser deletes at sign-out: its cache, with the pages kept for the back button. The site's
 * storage stays: by then it holds nothing about the session, and it remembers who has read which notices
 * (docs/decisions/0006).
 */
const CLEARED_AT_SIGN_OUT = '"cache"'

export const sessionRoutes = (serve: Serve, session: SessionService, safety: UndoDeps): void => {
  const { config } = safety
  const cookie = cookieName(config)
  const cookieOptions = {
    httpOnly: true,
    secure: config.publicUrl.protocol === 'https:',
    sameSite: 'strict',
    path: '/',
  } as const
  const setCookie = (reply: FastifyReply, { token, expiresAt }: IssuedToken) =>
    void reply.setCookie(cookie, token, { ...cookieOptions, expires: new Date(expiresAt * 1000) })

  /**
   * Ends the sessions named in the request's header and in its cookie, because the browser loses the cookie
   * afterwards.
   */
  const endNamed = async (request: FastifyRequest, end: (token: string | undefined) => Promise<void>) => {
    for (const token of new Set([findToken(request, cookie)?.token, request.cookies[cookie]]))
      await end(token)
  }

  const device = deviceCookieName(config)
  const setDeviceCookie = (reply: FastifyReply, marks: string) =>
    void reply.setCookie(device, marks, { ...cookieOptions, maxAge: DEVICE_MEMORY_SECONDS })

  const placeOf = (request: FastifyRequest): SignInPlace => ({
    deviceTokens: readMarks(request.cookies[device]),
    address: request.ip,
    userAgent: request.headers['user-agent'],
    language: {
      chosen: choiceOf(request)?.isNew === true ? request.language : undefined,
      read: request.language,
    },
  })

  /** Gives the browser its token, its mark, and the customer's language if it has another. */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    signedIn: IssuedToken & { deviceToken: string | undefined; language: LanguageCode },
  ) => {
    // The browser's cookie is replaced, so end its earlier session: otherwise it would stay open unnoticed.
    await endNamed(request, session.replace)
    setCookie(reply, signedIn)
    if (signedIn.deviceToken) setDeviceCookie(reply, addMark(request.cookies[device], signedIn.deviceToken))
    if (choiceOf(request)?.isNew === true || signedIn.language !== request.language)
      rememberChoice(reply, { language: signedIn.language, isNew: false }, config)
    void reply.header('authorization', `Bearer ${signedIn.token}`)
  }

  serve.open(signIn, async ({ body: { user }, request, reply }) => {
    const signedIn = await session.signIn({
      email: user.email,
      password: user.password,
      passcode: user.one_time_passcode,
      ...placeOf(request),
    })
    if (!signedIn) return { prompt_otp: true as const }
    await open(request, reply, signedIn)
    return { user: signedIn.user, session: timesOf(signedIn) }
  })

  serve.open(signInWithPasskeyCall, async ({ body, request, reply }) => {
    const signedIn = await session.signInWithPasskey(body.passkey, placeOf(request))
    await open(request, reply, signedIn)
    return { user: signedIn.user, session: timesOf(signedIn), email: signedIn.email }
  })

  serve.open(signOut, async ({ request, reply }) => {
    await endNamed(request, session.signOut)
    void reply.clearCookie(cookie, cookieOptions).header('clear-site-data', CLEARED_AT_SIGN_OUT)
    return undefined
  })

  serve.customer(getUser, async ({ caller }) => ({
    user: await session.getUser(caller.customerId),
    session: timesOf(caller),
  }))

  serve.customer(refreshToken, async ({ caller, body, reply }) => {
    const issued = await session.refresh(caller, body.last_active)
    if (caller.by === 'header') return { token: issued.token, session: timesOf(issued) }
    setCookie(reply, issued)
    return { session: timesOf(issued) }
  })

  serve.customer(stepUpCall, async ({ caller, body }) => ({
    expires_at: await stepUp(safety, caller, body),
  }))

  serve.open(requestPasswordReset, async ({ body: { user } }) => {
    await session.requestPasswordReset(user.email)
    return { message: RESET_REQUESTED }
  })

  serve.open(undoChangeCall, ({ body }) => undoChange(safety, body))

  serve.open(updatePasswordCall, async ({ body: { user } }) => {
    await updatePassword(safety, {
      token: user.reset_password_token,
      password: user.password,
    })
    return { message: PASSWORD_UPDATED }
  })
}

/** When the token and its session end, as in the reply. */
const timesOf = ({ expiresAt, endsAt }: Pick<IssuedToken, 'expiresAt' | 'endsAt'>) => ({
  expires_at: expiresAt,
  ends_at: endsAt,
})
