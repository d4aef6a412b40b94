/** The bank's HTTP layer: limits, headers, body readers, access, errors. It knows no feature. */
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import helmet from 'helmet'
import type { Config } from '../boot/config.ts'
import type { Log } from '../observability/log.ts'
import { withRequestId } from '../observability/request-id.ts'
import { securityEventOf } from '../security/audit/security-events.ts'
import { stopwatch } from '../clock/clock.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import type { Metrics } from '../observability/metrics.ts'
import { refuseCommon } from './refusal.ts'
import type { Authenticate } from './caller.ts'
import { replyToError, replyWithErrors } from './error-replies.ts'
import { createInnerListener, type InnerListener } from './inner-listener.ts'
import { readLanguages } from './language.ts'
import { isReadable } from './json-depth.ts'
import { createLimits, type LimitChecks } from './limits.ts'
import { networkOf } from './network.rules.ts'
import { describeApi } from './openapi.ts'
import type { SharedCounts } from './shared-counts.ts'
import { shedLoad } from './overload.ts'
import { assertSigned, createServe, type Serve } from './serve.ts'
import { timeoutsOf } from './timeouts.ts'
import { HOST_IS_LOOKED_AT, refuseHosts, replyToClientError } from './unreadable-requests.ts'

const MAX_BODY_BYTES = 64 * 1024

export const cookieName = (config: Pick<Config, 'isProduction'>): string =>
  config.isProduction ? '__Host-Authorization' : 'Authorization'

/** Marks a browser that signed in before; it grants no access. */
export const deviceCookieName = (config: Pick<Config, 'isProduction'>): string =>
  config.isProduction ? '__Host-Device' : 'Device'

export interface Http {
  app: FastifyInstance
  serve: Serve
  inner: InnerListener
}

export interface HttpDeps {
  config: Config
  log: Log
  metrics: Metrics
  authenticate: Authenticate
  idempotency: Idempotency
  sharedCounts: SharedCounts
}

export const createHttp = async (deps: HttpDeps): Promise<Http> => {
  const { config, log, metrics, authenticate, idempotency } = deps
  const protect = protection(config)
  const timeouts = timeoutsOf(config)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // No child logger: the log reads the request's id from the async context (request-id.ts).
    childLoggerFactory: (logger) => logger,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: timeouts.requestTimeout,
    connectionTimeout: config.CONNECTION_TIMEOUT_SECONDS * 1000,
    http: { ...timeouts, ...HOST_IS_LOOKED_AT },
    routerOptions: { maxParamLength: 200 },
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXY_HOPS,
    clientErrorHandler: replyToClientError,
    // No hook runs for a URL that cannot be parsed, so the headers are set here.
    frameworkErrors: (error, request, reply) =>
      protect(request, reply, () => void replyToError(error, request, reply)),
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  replyWithErrors(app)
  followRequests(app)
  await describeApi(app)
  await app.register(cookie)
  readLanguages(app)
  await app.register(compress, { threshold: 1024 })
  const limits = await createLimits(app, config, deps.sharedCounts)
  app.addHook('onRequest', protect)
  app.addHook('onRequest', async (request) => refuseHosts(request))
  readBodies(app, limits)
  logRequests(app, metrics)
  shedLoad(app, config)
  const inner = createInnerListener(app, timeouts, config)
  const serve = createServe(
    app,
    {
      operatorKey: config.operatorKey,
      clockSecret: config.CLOCK_SECRET,
      cookieName: cookieName(config),
      publicOrigin: config.PUBLIC_URL && config.publicUrl.origin,
      authenticate,
    },
    limits,
    inner,
    idempotency,
  )
  return { app, serve, inner }
}

/** Replies are never cached or framed; pages replace this policy with their own. */
const REPLY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

type Protect = (request: FastifyRequest, reply: FastifyReply, next: (error?: Error) => void) => void

/** Built once: the plugin would build the headers for each request, which takes half a millisecond. */
const protection = ({ isProduction }: Pick<Config, 'isProduction'>): Protect => {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isProduction && { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  })
  return (request, reply, next) => {
    void reply.headers(REPLY_HEADERS)
    setHeaders(request.raw, reply.raw, next as (error?: unknown) => void)
  }
}

/** JSON only. A partner's body is parsed after its signature over the raw bytes is verified. */
const readBodies = (app: FastifyInstance, limits: LimitChecks) => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    request.rawBody = bytes
    const read = () => {
      const text = bytes.toString('utf8')
      if (!isReadable(text)) return done(refuseCommon('malformed'))
      void parse(request, text, done)
    }
    if (!request.routeOptions.config.signature) return read()
    assertSigned(request, bytes, limits).then(read, done)
  })
}

/**
 * Puts the request's id into the async context, for its log lines, jobs and partner calls. Reading a body
 * loses the context, so it is set again afterwards.
 */
const followRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, next) => withRequestId(request.id, next))
  app.addHook('preValidation', (request, _reply, next) => withRequestId(request.id, next))
}

/** One log line and one metric for each reply, and a security event for a refusal that needs attention. */
const logRequests = (app: FastifyInstance, metrics: Metrics) => {
  app.decorateRequest('elapsed', null as unknown as () => number)
  app.addHook('onRequest', (request, _reply, next) => {
    request.elapsed = stopwatch()
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const { routeOptions, method, id, caller } = request
    const ms = Math.round(request.elapsed() * 10) / 10
    const reported = { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms }
    const network = networkOf(request.ip)
    request.log.info({ request_id: id, ...reported, network }, 'request')
    metrics.request({ ...reported, requestId: id })
    const refused = request.refusedWith
    const security = refused && securityEventOf(routeOptions.config.endpoint, refused)
    if (security) {
      const { method: verb, route } = reported
      const who = { request_id: id, customer_id: caller?.customerId, network }
      request.log.warn({ security, ...who, method: verb, route, code: refused.code }, 'security event')
      metrics.securityEvent(security)
    }
    next()
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds since the request arrived. */
    elapsed: () => number
  }
}
