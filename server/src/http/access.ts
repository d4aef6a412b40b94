/** Checks who may call an endpoint (its `access` in the contract), before the rest of the request is read. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access } from '@yoursuccess/contract/core/access'
import { refuseCommon } from './refusal.ts'
import type { Authenticate, Caller } from './caller.ts'

export interface AccessKeys {
  operatorKey: string
  clockSecret: string
  cookieName: string
  /**
   * Our public origin, such as https://bank.example. Undefined if PUBLIC_URL is not set: then an origin must
   * match the request's Host header.
   */
  publicOrigin: string | undefined
  authenticate: Authenticate
}

/**
 * Returns the caller of an endpoint for customers, and undefined for other endpoints. Throws a refusal if the
 * call is not allowed.
 */
export const checkAccess = async (request: FastifyRequest, access: Access, keys: AccessKeys) => {
  switch (access.who) {
    case 'anyone':
      assertNotCrossSite(request, keys)
      return undefined
    case 'customer':
      return checkCustomer(request, access, keys)
    case 'operator':
      return checkKey(request, keys.operatorKey)
    case 'clock':
      return checkKey(request, keys.clockSecret)
    case 'partner':
      // The signature covers the raw body, which has not been read yet, so the body reader checks it.
      return undefined
  }
}

const checkCustomer = async (
  request: FastifyRequest,
  access: Extract<Access, { who: 'customer' }>,
  keys: AccessKeys,
): Promise<Caller> => {
  const caller = await findCaller(request, keys)
  if (!caller) throw refuseCommon('signed_out')
  // Set before the checks, so the log line of a refusal names the customer.
  request.caller = caller
  if (caller.by === 'cookie') assertSameSite(request, keys)
  if (!access.states.includes(caller.state)) throw refuseCommon('forbidden')
  for (const feature of [access.feature, access.alsoFeature])
    if (feature && !caller.features.has(feature)) throw refuseCommon('feature_off')
  if (access.endsWith && caller.ended.has(access.endsWith)) throw refuseCommon(ENDED[access.endsWith])
  // `when_changed` is checked by the feature, because only it knows what changes.
  if (access.stepUp === true) assertSteppedUp(caller)
  return caller
}

/**
 * Throws `step_up.required` with the customer's method unless they proved their identity in this session
 * within the last minutes.
 */
export const assertSteppedUp = ({ stepUp }: Pick<Caller, 'stepUp'>): void => {
  if (!stepUp.isFresh) throw refuseCommon('step_up.required', { details: [stepUp.method] })
}

const ENDED = { deposits: 'deposits_ended', spending: 'spending_ended' } as const

/** The session token of a request: from the header if it is a Bearer token, else from the cookie. */
export const findToken = (
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  cookieName: string,
): { token: string; by: Caller['by'] } | undefined => {
  const { authorization } = headers
  const fromHeader = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined
  const token = fromHeader ?? cookies[cookieName]
  if (!token || token.length > 2000) return undefined
  return { token, by: fromHeader ? 'header' : 'cookie' }
}

/** The caller by cookie or header, or undefined. */
export const findCaller = async (request: FastifyRequest, keys: AccessKeys): Promise<Caller | undefined> => {
  const sent = findToken(request, keys.cookieName)
  const session = sent && (await keys.authenticate(sent.token))
  return session && { ...session, by: sent.by }
}

const checkKey = (request: FastifyRequest, key: string): undefined => {
  const sent = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(key)
  if (!key || sent.length !== expected.length || !timingSafeEqual(sent, expected))
    throw refuseCommon('signed_out')
}

const isUnsafe = (request: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(request.method)

/**
 * With a cookie, an unsafe request must prove that our own pages sent it: every browser header that names a
 * site must agree.
 */
const assertSameSite = (request: FastifyRequest, keys: AccessKeys) => {
  if (!isUnsafe(request)) return
  const { origin, 'sec-fetch-site': site } = request.headers
  if (!site && !origin) throw refuseCommon('cross_site')
  if (site && site !== 'same-origin') throw refuseCommon('cross_site')
  if (origin && !isOwnOrigin(request, keys)) throw refuseCommon('cross_site')
}

/** Without a cookie, no browser header may name another site. This stops a sign-in from a foreign form. */
const assertNotCrossSite = (request: FastifyRequest, keys: AccessKeys) => {
  if (!isUnsafe(request)) return
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') throw refuseCommon('cross_site')
  if (request.headers.origin && !isOwnOrigin(request, keys)) throw refuseCommon('cross_site')
}

const isOwnOrigin = (request: FastifyRequest, { publicOrigin }: AccessKeys) => {
  const { origin, host } = request.headers
  // Without a configured origin, only the Host header can be compared, and a foreign name that resolves to
  // this server would match.
  if (publicOrigin) return origin === publicOrigin
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
