/**
 * Limits requests per minute and phone codes per hour (OPERATIONS-32). Every request counts for its network
 * address, except what a partner signed, and also for the customer once the caller is known. Sign-ins, passwords, phone
 * codes and money are counted for all servers together (docs/decisions/0167), the rest by each server (0074).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { Endpoint } from '@yoursuccess/contract/core/endpoint'
import type { Config } from '../boot/config.ts'
import { refuseCommon } from './refusal.ts'
import type { SharedCounts } from './shared-counts.ts'

/** The kinds that are counted per address, and per customer. */
type AddressKind = 'request' | 'sign_in' | 'password' | 'phone_code'
type CustomerKind = 'request' | 'money' | 'biller_search' | 'pdf'
type Counted = Pick<Endpoint, 'limit' | 'idempotent' | 'produces' | 'maxBodyBytes'>

export type Limits = Pick<
  Config,
  | 'LIMIT_REQUESTS_PER_MINUTE'
  | 'LIMIT_SIGN_IN_PER_MINUTE'
  | 'LIMIT_PASSWORD_PER_MINUTE'
  | 'LIMIT_PHONE_CODES_PER_HOUR'
  | 'LIMIT_CUSTOMER_PER_MINUTE'
  | 'LIMIT_MONEY_PER_MINUTE'
  | 'LIMIT_BILLER_SEARCH_PER_MINUTE'
  | 'LIMIT_PDF_PER_MINUTE'
>

/** Throws a refusal with the number of seconds until a retry is allowed. */
type Assert = (request: FastifyRequest, endpoint: Counted | undefined) => Promise<void>

export interface LimitChecks {
  assertAddressMay: Assert
  /** For a request with a known caller. */
  assertCustomerMay: Assert
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** How many addresses or customers each counter remembers, at a few hundred bytes each. */
const REMEMBERED = 20_000

export const createLimits = async (
  app: FastifyInstance,
  limits: Limits,
  sharedCounts: Pick<SharedCounts, 'add'>,
): Promise<LimitChecks> => {
  await app.register(rateLimit, { global: false })

  const refuseAbove = (isExceeded: boolean, secondsLeft: number, code: Code = 'too_many_requests') => {
    if (isExceeded) throw refuseCommon(code, { retryAfterSeconds: Math.max(1, secondsLeft) })
  }
  /** Counts in this process. */
  const counter = (max: number, key?: Key): Counter => {
    const options = { max, timeWindow: MINUTE_MS, cache: REMEMBERED, ...(key && { keyGenerator: key }) }
    const count = app.createRateLimit(options)
    return async (request) => {
      const state = await count(request)
      if (!state.isAllowed) refuseAbove(state.isExceeded, state.ttlInSeconds)
    }
  }
  /** Counts for all servers together. */
  const shared = (kind: string, max: number, key: Key, timeWindow = MINUTE_MS, code?: Code): Counter => {
    return async (request) => {
      const { count, secondsLeft } = await sharedCounts.add(kind, key(request), timeWindow)
      refuseAbove(count > max, secondsLeft, code)
    }
  }
  const ofCustomer: Key = (request) => String(request.caller?.customerId)
  const ofAddress: Key = (request) => normalizeIP(request.ip)

  const byAddress: Record<AddressKind, Counter> = {
    request: counter(limits.LIMIT_REQUESTS_PER_MINUTE),
    sign_in: shared('sign_in', limits.LIMIT_SIGN_IN_PER_MINUTE, ofAddress),
    password: shared('password', limits.LIMIT_PASSWORD_PER_MINUTE, ofAddress),
    // Each code costs money and may disturb its receiver.
    phone_code: shared('phone_code', limits.LIMIT_PHONE_CODES_PER_HOUR, ofAddress, HOUR_MS),
  }
  const byCustomer: Record<CustomerKind, Counter> = {
    request: counter(limits.LIMIT_CUSTOMER_PER_MINUTE, ofCustomer),
    money: shared('money', limits.LIMIT_MONEY_PER_MINUTE, ofCustomer, MINUTE_MS, 'too_many_orders'),
    biller_search: counter(limits.LIMIT_BILLER_SEARCH_PER_MINUTE, ofCustomer),
    pdf: counter(limits.LIMIT_PDF_PER_MINUTE, ofCustomer),
  }

  return {
    assertAddressMay: async (request, endpoint) => {
      await byAddress.request(request)
      const kind = endpoint?.limit
      if (kind && kind !== 'biller_search') await byAddress[kind](request)
    },
    assertCustomerMay: async (request, endpoint) => {
      await byCustomer.request(request)
      const kind = endpoint && customerKindOf(endpoint)
      if (kind) await byCustomer[kind](request)
    },
  }
}

type Key = (request: FastifyRequest) => string
type Counter = (request: FastifyRequest) => Promise<void>
type Code = 'too_many_requests' | 'too_many_orders'

/**
 * Follows from how the endpoint is declared, so no feature can forget it. Calls that move money or order
 * something require an idempotency key.
 */
const customerKindOf = ({ limit, idempotent, produces, maxBodyBytes }: Counted): CustomerKind | undefined => {
  if (idempotent === 'required') return 'money'
  // A file of rows, made or read, is as much work as a PDF.
  if (maxBodyBytes !== undefined) return 'pdf'
  if ([produces].flat().some((type) => type === 'application/pdf' || type === 'text/csv')) return 'pdf'
  return limit === 'biller_search' ? limit : undefined
}
