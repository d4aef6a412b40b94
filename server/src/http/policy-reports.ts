/**
 * Browsers tell here what a page's policy kept out (security.md F1): a sign of an attack, or of a fault of ours. Anybody may
 * send such a report, so of it only the name of the rule and an origin are read, and written down as a security event.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { refuseCommon } from '../refusal.ts'
import { isReadable } from './json-depth.ts'

const PATH = '/policy-reports'
/** Of the reply with a page; its policy names the group. */
export const REPORT_HEADERS = { 'reporting-endpoints': `csp="${PATH}"` }
export const REPORT_DIRECTIVE = 'report-to csp'

const EVENT = 'page.policy_violated'
/** A browser sends what it gathered; of a page that is attacked the first few tell enough. */
const MOST_OF_ONE_SENDING = 10

const report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/),
    blockedURL: z.string().max(2000).default(''),
  }),
})

export const policyReports = (
  app: FastifyInstance,
  { log, metrics }: { log: Log; metrics: Metrics },
): void => {
  // A reader of its own, for this path alone: everywhere else bodies are JSON.
  void app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => reportsIn(body),
    )
    inner.post(PATH, (request, reply) => {
      if (!Array.isArray(request.body)) throw refuseCommon('malformed')
      for (const { body } of request.body as z.infer<typeof report>[]) {
        const told = { subject: body.effectiveDirective, finding: originOf(body.blockedURL) }
        log.warn({ security: EVENT, ...told }, 'security event')
        metrics.securityEvent(EVENT)
      }
      return reply.code(204).send()
    })
    done()
  })
}

/** Throws a refusal for what is no list of reports. Those of other kinds are left out. */
const reportsIn = (text: string) => {
  if (!isReadable(text)) throw refuseCommon('malformed')
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    throw refuseCommon('malformed')
  }
  if (!Array.isArray(sent)) throw refuseCommon('malformed')
  const read = sent.slice(0, MOST_OF_ONE_SENDING).map((item) => report.safeParse(item).data)
  return read.filter((item) => item !== undefined)
}

/** Addresses may hold what is nobody's business; browsers also say `inline` or `eval` here. */
const originOf = (blocked: string): string => {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked
  const origin = URL.parse(blocked)?.origin
  return !origin || origin === 'null' || origin.length > 100 ? 'other' : origin
}
