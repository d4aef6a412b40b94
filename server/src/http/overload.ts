/** What comes when the server has its hands full is told to come again, at once and at no cost (security.md H4). */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseCommon } from '../refusal.ts'

const AGAIN_SECONDS = 2

declare module 'fastify' {
  interface FastifyRequest {
    /** Being worked on: its body is here, its answer is not made. */
    isInWork: boolean
  }
}

/**
 * So many calls are worked on at once, each server for itself (docs/decisions/0076). Who is still sending, or still
 * reading the answer, keeps no place: otherwise slow clients would hold them all.
 */
export const shedLoad = (app: FastifyInstance, mostAtOnce: number): void => {
  let inWork = 0
  const begin = (request: FastifyRequest) => {
    if (request.isInWork) return
    request.isInWork = true
    inWork++
  }
  const end = (request: FastifyRequest) => {
    if (!request.isInWork) return
    request.isInWork = false
    inWork--
  }

  app.decorateRequest('isInWork', false)
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isCounted(request)) return next()
    if (inWork >= mostAtOnce) return next(refuseCommon('unavailable', { retryAfterSeconds: AGAIN_SECONDS }))
    begin(request)
    next()
  })
  app.addHook('preParsing', (request, _reply, payload, next) => {
    end(request)
    next(null, payload)
  })
  app.addHook('preValidation', (request, _reply, next) => {
    if (isCounted(request)) begin(request)
    next()
  })
  // Of errors, too.
  app.addHook('onSend', (request, _reply, payload, next) => {
    end(request)
    next(null, payload)
  })
}

/** Calls of customers and of everybody. Pages and the question whether we live cost little; partners and the operator are needed most now. */
const isCounted = (request: FastifyRequest): boolean => {
  const who = request.routeOptions.config.endpoint?.access.who
  return who === 'customer' || who === 'anyone'
}
