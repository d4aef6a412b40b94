/** Binds endpoints of the contract to their handlers: validation, access and reply shapes come from the contract. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@yoursuccess/contract/endpoint'
import type * as z from 'zod'
import { checkAccess, type AccessKeys } from './access.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
  interface FastifyRequest {
    caller: Caller | undefined
    /** The bytes as they came, for signatures. */
    rawBody: Buffer | undefined
  }
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, Record<number, z.ZodType>, string>

export interface Call<E> {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  request: FastifyRequest
  reply: FastifyReply
}
export interface CustomerCall<E> extends Call<E> {
  /** The signed-in customer: every query names them. */
  caller: Caller
}

export interface Serve {
  /** An endpoint for signed-in customers. */
  customer<E extends AnyEndpoint>(endpoint: E, handler: (call: CustomerCall<E>) => Promise<ReplyOf<E>>): void
  /** An endpoint for everybody, or for another program. */
  open<E extends AnyEndpoint>(endpoint: E, handler: (call: Call<E>) => Promise<ReplyOf<E>>): void
}

/** Requests a minute of one network address, for endpoints with a limit of their own. */
export type Limits = Readonly<Record<NonNullable<AnyEndpoint['limit']>, number>>

/** Sets up access checks and returns how to bind endpoints. */
export const createServe = (app: FastifyInstance, keys: AccessKeys, limits: Limits): Serve => {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('rawBody', undefined)
  app.addHook('onRequest', async (request) => {
    const endpoint = request.routeOptions.config.endpoint
    // Deny by default: what is not declared in the contract is not reachable here.
    if (endpoint) request.caller = await checkAccess(request, endpoint.access, keys)
  })

  const bind = (endpoint: AnyEndpoint, handler: (call: CustomerCall<AnyEndpoint>) => Promise<unknown>) => {
    const [status = 200] = Object.keys(endpoint.replies).map(Number)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: {
        endpoint,
        ...(endpoint.limit && { rateLimit: { max: limits[endpoint.limit], timeWindow: 60_000 } }),
      },
      schema: {
        summary: endpoint.summary,
        ...(endpoint.body && { body: endpoint.body }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(!endpoint.produces && { response: endpoint.replies }),
      },
      handler: async (request, reply) => {
        void reply.code(status)
        const answer = await handler({
          body: request.body as never,
          params: request.params as never,
          query: request.query as never,
          caller: request.caller as Caller,
          request,
          reply,
        })
        return reply.send(answer)
      },
    })
  }

  return {
    customer: (endpoint, handler) => {
      if (endpoint.access.who !== 'customer') throw new Error(`${endpoint.path} is not for customers`)
      bind(endpoint, handler as never)
    },
    open: (endpoint, handler) => {
      if (endpoint.access.who === 'customer') throw new Error(`${endpoint.path} needs a customer`)
      bind(endpoint, handler as never)
    },
  }
}
