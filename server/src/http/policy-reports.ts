/**
 * Browsers report here what a page's policy blocked (security gate F1): a sign of an attack, or of a bug.
 * Anyone can send such a report, so we read only the rule's name and an origin, and record them as a security
 * event.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import { refuseCommon } from './refusal.ts'
import { isReadable } from './json-depth.ts'

const PATH = '/policy-reports'
/** Sent with every page: the address of the report group `csp`, which REPORT_DIRECTIVE names. */
export const REPORT_HEADERS = { 'reporting-endpoints': `csp="${PATH}"` }
export const REPORT_DIRECTIVE = 'report-to csp'

const EVENT = 'page.policy_violated'
/** A browser sends reports in batches; the first few are enough to see an attack. */
const MAX_PER_SENDING = 10
/** Requests of one network address that are read per minute; the others are accepted and dropped. */
const MAX_SENDINGS = 10
const MINUTE_MS = 60_000

/** The directives that we accept. A sender could invent others, and each would add a log line. */
const RULES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'child-src',
  'worker-src',
  'media-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const

const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.enum(RULES),
    blockedURL: z.string().max(2000).default(''),
  }),
})

interface ReportDeps {
  log: Log
  metrics: Pick<Metrics, 'policyReport'>
  clock: Pick<Clock, 'realNow'>
}

export const policyReports = (app: FastifyInstance, deps: ReportDeps): void => {
  const logReport = oneLineAMinute(deps)
  const count = app.createRateLimit({ max: MAX_SENDINGS, timeWindow: MINUTE_MS })
  // A separate body parser for this path: everywhere else, bodies are JSON.
  void app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => reportsIn(body),
    )
    inner.post(PATH, async (request, reply) => {
      if (!Array.isArray(request.body)) throw refuseCommon('malformed')
      const state = await count(request)
      // A refusal would itself be a security event, and no client would read it.
      if (state.isAllowed || !state.isExceeded)
        for (const { body } of request.body as z.infer<typeof report>[]) logReport(body)
      return reply.code(204).send()
    })
    done()
  })
}

/** Counts every report, and logs one line per rule and minute, with the number since the last line. */
const oneLineAMinute = ({ log, metrics, clock }: ReportDeps) => {
  const lines = new Map<string, { writtenAt: number; since: number }>()
  return ({ effectiveDirective: rule, blockedURL }: z.infer<typeof report>['body']): void => {
    metrics.policyReport(rule)
    const now = clock.realNow().getTime()
    const last = lines.get(rule)
    if (last && Math.abs(now - last.writtenAt) < MINUTE_MS) {
      last.since += 1
      return
    }
    lines.set(rule, { writtenAt: now, since: 0 })
    const reported = { subject: rule, finding: originOf(blockedURL), count: (last?.since ?? 0) + 1 }
    log.warn({ security: EVENT, ...reported }, 'security event')
  }
}

/** Throws a refusal for a body that is not a list of reports. Drops other kinds of reports. */
const reportsIn = (text: string) => {
  if (!isReadable(text)) throw refuseCommon('malformed')
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    throw refuseCommon('malformed')
  }
  if (!Array.isArray(sent)) throw refuseCommon('malformed')
  const read = sent.slice(0, MAX_PER_SENDING).map((item) => report.safeParse(item).data)
  return read.filter((item) => item !== undefined)
}

/** URLs may contain private data, so only the origin is kept; browsers also send `inline` or `eval` here. */
const originOf = (blocked: string): string => {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked
  const origin = URL.parse(blocked)?.origin
  return !origin || origin === 'null' || origin.length > 100 ? 'other' : origin
}
