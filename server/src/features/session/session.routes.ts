import {
  getUser,
  refreshToken,
  requestPasswordReset,
  signIn,
  signOut,
  updatePassword,
} from '@yoursuccess/contract/session'
import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import { cookieName } from '../../http/http.ts'
import type { Serve } from '../../http/serve.ts'
import type { IssuedToken, SessionService } from './session.service.ts'

const RESET_REQUESTED = 'Check your email for a link to reset your password.'
const PASSWORD_UPDATED = 'Your password has been successfully updated. You will now be redirected to login'

export const sessionRoutes = (serve: Serve, session: SessionService, config: Config): void => {
  const cookie = cookieName(config)
  const cookieOptions = {
    httpOnly: true,
    secure: config.publicUrl.protocol === 'https:',
    sameSite: 'strict',
    path: '/',
  } as const
  const setCookie = (reply: FastifyReply, { token, expiresAt }: IssuedToken) =>
    void reply.setCookie(cookie, token, { ...cookieOptions, expires: new Date(expiresAt * 1000) })

  serve.open(signIn, async ({ body: { user }, request, reply }) => {
    const signedIn = await session.signIn({
      email: user.email,
      password: user.password,
      passcode: user.one_time_passcode,
      address: request.ip,
      requestId: request.id,
    })
    if (!signedIn) return { prompt_otp: true as const }
    setCookie(reply, signedIn)
    void reply.header('authorization', `Bearer ${signedIn.token}`)
    return { user: signedIn.user, session: { expires_at: signedIn.expiresAt } }
  })

  serve.open(signOut, async ({ request, reply }) => {
    await session.signOut(request.headers.authorization?.replace(/^Bearer /, '') ?? request.cookies[cookie])
    void reply.clearCookie(cookie, cookieOptions)
    return undefined
  })

  serve.customer(getUser, async ({ caller }) => ({
    user: await session.getUser(caller.customerId),
    session: { expires_at: caller.expiresAt },
  }))

  serve.customer(refreshToken, async ({ caller, body, reply }) => {
    const issued = await session.refresh(caller, body.last_active)
    if (caller.by === 'header') return { token: issued.token, session: { expires_at: issued.expiresAt } }
    setCookie(reply, issued)
    return { session: { expires_at: issued.expiresAt } }
  })

  serve.open(requestPasswordReset, async ({ body: { user } }) => {
    await session.requestPasswordReset(user.email)
    return { message: RESET_REQUESTED }
  })

  serve.open(updatePassword, async ({ body: { user }, request }) => {
    await session.updatePassword({
      token: user.reset_password_token,
      password: user.password,
      requestId: request.id,
    })
    return { message: PASSWORD_UPDATED }
  })
}
