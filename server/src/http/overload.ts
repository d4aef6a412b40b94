/** A server at its limit refuses new calls immediately and asks the client to retry. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { freezeCard } from '@yoursuccess/contract/card/card'
import { signIn } from '@yoursuccess/contract/session/session'
import type { Config } from '../boot/config.ts'
import { refuseCommon } from './refusal.ts'

const AGAIN_SECONDS = 2

/** A counter of calls in progress: the shared one, or one reserved for a single endpoint. */
interface Places {
  taken: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The counter that includes this call. Unset while its body is read and once its reply is ready. */
    workPlaces: Places | undefined
    /** The customer, while the call counts against their limit. */
    workCustomer: number | undefined
  }
}

/** However busy the server is, a customer can sign in and freeze a card: each has reserved places. */
const KEPT: readonly unknown[] = [signIn, freezeCard]
const KEPT_SHARE = 0.1

/**
 * Limits the calls in progress per server, and per customer (docs/decisions/0076, 0123). A client that is
 * still sending its request or reading the reply holds no place: otherwise slow clients could hold them all.
 */
export const shedLoad = (
  app: FastifyInstance,
  {
    LIMIT_REQUESTS_AT_ONCE: mostAtOnce,
    LIMIT_CUSTOMER_AT_ONCE: mostOfCustomer,
  }: Pick<Config, 'LIMIT_REQUESTS_AT_ONCE' | 'LIMIT_CUSTOMER_AT_ONCE'>,
): void => {
  const shared: Places = { taken: 0 }
  const kept = new Map(KEPT.map((endpoint) => [endpoint, { taken: 0 }]))
  const mostKept = Math.ceil(mostAtOnce * KEPT_SHARE)
  const ofCustomers = new Map<number, number>()

  /** The counter with a free place, or undefined if all places are taken. */
  const freePlaces = (request: FastifyRequest): Places | undefined => {
    if (shared.taken < mostAtOnce) return shared
    const own = kept.get(request.routeOptions.config.endpoint)
    return own && own.taken < mostKept ? own : undefined
  }
  const begin = (request: FastifyRequest, places: Places) => {
    if (request.workPlaces) return
    request.workPlaces = places
    places.taken++
  }
  const end = (request: FastifyRequest) => {
    if (request.workPlaces) request.workPlaces.taken--
    request.workPlaces = undefined
  }
  /** False when the customer has reached the limit of concurrent calls. */
  const beginOfCustomer = (request: FastifyRequest): boolean => {
    const customerId = request.caller?.customerId
    if (customerId === undefined || kept.has(request.routeOptions.config.endpoint)) return true
    const underWay = ofCustomers.get(customerId) ?? 0
    if (underWay >= mostOfCustomer) return false
    ofCustomers.set(customerId, underWay + 1)
    request.workCustomer = customerId
    return true
  }
  const endOfCustomer = (request: FastifyRequest) => {
    const customerId = request.workCustomer
    if (customerId === undefined) return
    request.workCustomer = undefined
    const left = (ofCustomers.get(customerId) ?? 1) - 1
    if (left > 0) ofCustomers.set(customerId, left)
    else ofCustomers.delete(customerId)
  }

  app.decorateRequest('workPlaces', undefined)
  app.decorateRequest('workCustomer', undefined)
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isCounted(request)) return next()
    const places = freePlaces(request)
    if (!places) return next(refuseCommon('unavailable', { retryAfterSeconds: AGAIN_SECONDS }))
    begin(request, places)
    next()
  })
  app.addHook('preParsing', (request, _reply, payload, next) => {
    end(request)
    next(null, payload)
  })
  app.addHook('preValidation', (request, _reply, next) => {
    if (!isCounted(request)) return next()
    // The call was accepted when it arrived, so it continues even if the places filled up in the meantime.
    begin(request, freePlaces(request) ?? shared)
    if (beginOfCustomer(request)) return next()
    next(refuseCommon('too_many_requests', { retryAfterSeconds: AGAIN_SECONDS }))
  })
  // Runs for errors, too.
  app.addHook('onSend', (request, _reply, payload, next) => {
    end(request)
    endOfCustomer(request)
    next(null, payload)
  })
}

/**
 * Only calls of customers and the public count. Pages and health checks cost little; calls of partners and
 * the operator matter most during overload.
 */
const isCounted = (request: FastifyRequest): boolean => {
  const who = request.routeOptions.config.endpoint?.access.who
  return who === 'customer' || who === 'anyone'
}
