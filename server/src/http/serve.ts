/** Binds endpoints of the contract to their handlers. The contract defines validation, access and replies. */
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { idempotencyHeaders, idempotencyRefusals } from '@yoursuccess/contract/core/idempotency'
import type * as z from 'zod'
import type { Idempotency, Once } from '../idempotency/idempotency.ts'
import { onBehalfOf } from '../partners/on-behalf-of.ts'
import { refuseCommon, refusing } from './refusal.ts'
import { checkAccess, type AccessKeys } from './access.ts'
import type { Caller } from './caller.ts'
import type { InnerListener } from './inner-listener.ts'
import type { LimitChecks } from './limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
    signature?: Signature
  }
  interface FastifyRequest {
    caller: Caller | undefined
    /** The raw bytes, for signatures. */
    rawBody: Buffer | undefined
  }
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, Record<number, z.ZodType>, string>

/** How a partner proves that it sent a body. */
export interface Signature {
  /** Name of the header that carries it. */
  header: string
  /** Checks the raw bytes. */
  isRight(rawBody: Buffer, header: string): boolean | Promise<boolean>
}

export interface Call<E> {
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  /** The Idempotency-Key header. Always present if the endpoint requires it. */
  idempotencyKey: string | undefined
  request: FastifyRequest
  reply: FastifyReply
}
export interface CustomerCall<E> extends Call<E> {
  /** The signed-in customer. Every query filters by this customer. */
  caller: Caller
  /** Does the work once per key, in one transaction: see `Idempotency`. */
  once: Once
}

const refuseKey = refusing(idempotencyRefusals)

export interface Serve {
  /** An endpoint for signed-in customers. */
  customer<E extends AnyEndpoint>(endpoint: E, handler: (call: CustomerCall<E>) => Promise<ReplyOf<E>>): void
  /** An endpoint for a partner. A request without a valid signature is refused before its body is parsed. */
  signed<E extends AnyEndpoint>(
    endpoint: E,
    signature: Signature,
    handler: (call: Call<E>) => Promise<ReplyOf<E>>,
  ): void
  /** An endpoint for the public, or for another program of our own. */
  open<E extends AnyEndpoint>(endpoint: E, handler: (call: Call<E>) => Promise<ReplyOf<E>>): void
}

/** Sets up access checks. Returns the functions that bind endpoints. */
export const createServe = (
  app: FastifyInstance,
  keys: AccessKeys,
  limits: LimitChecks,
  inner: Pick<InnerListener, 'assertCameRight'>,
  idempotency: Idempotency,
): Serve => {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('rawBody', undefined)
  app.addHook('onRequest', async (request) => {
    const { endpoint, signature } = request.routeOptions.config
    // A partner sends all its events from one address. Only those it did not sign are counted.
    if (!signature) await limits.assertAddressMay(request, endpoint)
    inner.assertCameRight(request, endpoint?.access)
    // Every call of the API has an endpoint with an access rule. Other routes (pages, health) are public.
    if (endpoint) request.caller = await checkAccess(request, endpoint.access, keys)
    if (request.caller) await limits.assertCustomerMay(request, endpoint)
    if (signature && !signatureOf(request)) await refuseUnsigned(request, limits)
  })
  // Without a body, the body parser and its signature check do not run, so the request is refused here.
  app.addHook('preValidation', async (request) => {
    const { endpoint, signature } = request.routeOptions.config
    if (signature && !request.rawBody) await refuseUnsigned(request, limits)
    if (endpoint?.idempotent === 'required' && !keyOf(request)) throw refuseKey('idempotency.key_missing')
  })

  const bind = (
    endpoint: AnyEndpoint,
    handler: (call: CustomerCall<AnyEndpoint>) => Promise<unknown>,
    signature?: Signature,
  ) => {
    const [status = 200] = Object.keys(endpoint.replies).map(Number)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint, ...(signature && { signature }) },
      ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
      schema: routeSchemaOf(endpoint),
      handler: async (request, reply) => {
        void reply.code(status)
        if (typeof endpoint.produces === 'string') void reply.type(endpoint.produces)
        const caller = request.caller as Caller
        const key = endpoint.idempotent && keyOf(request)
        const answer = await onBehalfOf(requesterOf(endpoint, request), () =>
          handler({
            body: request.body as never,
            params: request.params as never,
            query: request.query as never,
            caller,
            idempotencyKey: key,
            once: (work) => {
              const intention = { call: callOf(endpoint, request.params), body: request.body }
              return idempotency.once({ ...intention, customerId: caller.customerId, key }, work)
            },
            request,
            reply,
          }),
        )
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
      const { who } = endpoint.access
      if (who === 'customer' || who === 'partner') throw new Error(`${endpoint.path} is for a ${who}`)
      bind(endpoint, handler as never)
    },
    signed: (endpoint, signature, handler) => {
      if (endpoint.access.who !== 'partner') throw new Error(`${endpoint.path} is not for partners`)
      bind(endpoint, handler as never, signature)
    },
  }
}

/** "POST /api/trustees/7/report": a key that was used for one record is not for another. */
const callOf = ({ method, path }: AnyEndpoint, params: unknown): string =>
  `${method} ${path.replaceAll(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name]))}`

/** The schemas that validate a request and its replies, also shown in the OpenAPI document. */
export const routeSchemaOf = (endpoint: AnyEndpoint): FastifySchema => ({
  summary: endpoint.summary,
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.idempotent && { headers: idempotencyHeaders[endpoint.idempotent] }),
  ...(!endpoint.produces && { response: endpoint.replies }),
})

/** The signature sent, when the endpoint requires one. */
const signatureOf = (request: FastifyRequest): string | undefined => {
  const { signature } = request.routeOptions.config
  const sent = signature && request.headers[signature.header]
  return typeof sent === 'string' ? sent : undefined
}

/** For the body parser, which has the raw bytes. Throws a refusal unless the partner signed them. */
export const assertSigned = async (
  request: FastifyRequest,
  rawBody: Buffer,
  limits: Pick<LimitChecks, 'assertAddressMay'>,
): Promise<void> => {
  const { signature } = request.routeOptions.config
  const sent = signatureOf(request)
  if (signature && !(sent && (await signature.isRight(rawBody, sent)))) await refuseUnsigned(request, limits)
}

/** Counts against the limit of the network address, so that guessing signatures is limited like sign-ins. */
const refuseUnsigned = async (
  request: FastifyRequest,
  limits: Pick<LimitChecks, 'assertAddressMay'>,
): Promise<never> => {
  await limits.assertAddressMay(request, request.routeOptions.config.endpoint)
  throw refuseCommon('signed_out')
}

/** Who a partner call is made for: the customer, `anyone`, or undefined for the operator and partners. */
const requesterOf = ({ access }: AnyEndpoint, { caller }: FastifyRequest) =>
  caller?.customerId ?? (access.who === 'anyone' ? access.who : undefined)

const keyOf = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
