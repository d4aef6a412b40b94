/** What comes when the server has its hands full is told to come again, at once and at no cost. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { freezeCard } from '@yoursuccess/contract/card/card'
import { signIn } from '@yoursuccess/contract/session/session'
import type { Config } from '../boot/config.ts'
import { refuseCommon } from './refusal.ts'

const AGAIN_SECONDS = 2

/** Where a call is counted while it is worked on: the places that all share, or those kept for its own kind. */
interface Places {
  taken: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Being worked on: its body is here, its answer is not made. */
    workPlaces: Places | undefined
    /** Its customer, while it counts as one of theirs. */
    workCustomer: number | undefined
  }
}

/** Whatever else waits, a customer can sign in and stop a card: each of these has places that nobody else takes. */
const KEPT: readonly unknown[] = [signIn, freezeCard]
const KEPT_SHARE = 0.1

/**
 * So many calls are worked on at once, each server for itself, and so many of one customer (docs/decisions/0076, 0123).
 * Who is still sending, or still reading the answer, keeps no place: otherwise slow clients would hold them all.
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

  /** Undefined when all of them are taken. */
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
  /** False when the customer has as many under way as one may. */
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
    // Whoever was let in stays, whatever came while its body was read.
    begin(request, freePlaces(request) ?? shared)
    if (beginOfCustomer(request)) return next()
    next(refuseCommon('too_many_requests', { retryAfterSeconds: AGAIN_SECONDS }))
  })
  // Of errors, too.
  app.addHook('onSend', (request, _reply, payload, next) => {
    end(request)
    endOfCustomer(request)
    next(null, payload)
  })
}

/** Calls of customers and of everybody. Pages and the question whether we live cost little; partners and the operator are needed most now. */
const isCounted = (request: FastifyRequest): boolean => {
  const who = request.routeOptions.config.endpoint?.access.who
  return who === 'customer' || who === 'anyone'
}
