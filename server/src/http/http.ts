/** The HTTP side of the bank: limits, headers, readers of bodies, access, errors. Knows no room. */
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { stopwatch } from '../clock.ts'
import { refuseCommon } from '../refusal.ts'
import type { Authenticate } from './caller.ts'
import { replyToError, replyWithErrors } from './error-replies.ts'
import { isTooDeep } from './json-depth.ts'
import { describeApi } from './openapi.ts'
import { createServe, type Serve } from './serve.ts'

const LARGEST_BODY_BYTES = 64 * 1024

export const cookieName = (config: Pick<Config, 'isProduction'>): string =>
  config.isProduction ? '__Host-Authorization' : 'Authorization'

export interface Http {
  app: FastifyInstance
  serve: Serve
}

export const createHttp = async (config: Config, log: Log, authenticate: Authenticate): Promise<Http> => {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    routerOptions: { maxParamLength: 200 },
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXY_HOPS,
    // For an address that cannot be read no hook runs, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({
        ...REPLY_HEADERS,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      void replyToError(error, request, reply)
    },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  replyWithErrors(app)
  await describeApi(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, { max: config.LIMIT_REQUESTS_PER_MINUTE, timeWindow: 60_000 })
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: config.isProduction && { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
  })
  protectReplies(app)
  readBodies(app)
  logRequests(app)
  const serve = createServe(
    app,
    {
      operatorKey: config.operatorKey,
      clockSecret: config.CLOCK_SECRET,
      cookieName: cookieName(config),
      authenticate,
    },
    { sign_in: config.LIMIT_SIGN_IN_PER_MINUTE, password: config.LIMIT_PASSWORD_PER_MINUTE },
  )
  return { app, serve }
}

/** Nothing is cached and nothing is framed; pages replace the policy by their own. */
const REPLY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const protectReplies = (app: FastifyInstance) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(REPLY_HEADERS)
  })
}

/** JSON only. The bytes are kept for the signatures of partners. */
const readBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    const text = body.toString('utf8')
    if (isTooDeep(text)) return done(refuseCommon('malformed'))
    void parse(request, text, done)
  })
}

const logRequests = (app: FastifyInstance) => {
  app.decorateRequest('elapsed', null as unknown as () => number)
  app.addHook('onRequest', async (request) => {
    request.elapsed = stopwatch()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { routeOptions, method, id } = request
    const ms = Math.round(request.elapsed() * 10) / 10
    request.log.info(
      { request_id: id, method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms },
      'request',
    )
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds since the request came in. */
    elapsed: () => number
  }
}
