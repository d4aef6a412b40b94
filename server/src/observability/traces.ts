/**
 * Reports requests, jobs and partner calls as spans, to a collector that accepts OTLP over HTTP with JSON.
 * The request id serves as the trace id, so nothing else is passed along. Off unless an endpoint is
 * configured.
 */
import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Log } from './log.ts'
import { currentRequestId } from './request-id.ts'
import type { Metrics } from './metrics.ts'

export interface Traces {
  /** Returns the same metrics, which also create a span for each report. */
  of(metrics: Metrics): Metrics
  /** Sends the waiting spans. */
  flush(): Promise<void>
}

interface Span {
  name: string
  /** OTLP's number: 2 server (a call we received), 3 client (a call we made), 1 internal. */
  kind: 1 | 2 | 3
  ms: number
  attributes: Record<string, string | number>
  isOurError: boolean
}

const AT_ONCE = 500
/** An unavailable collector must not cost memory: older spans are kept, newer ones dropped. */
const MAX_WAITING = 5000
const SEND_WITHIN_MS = 5000

export const createTraces = (
  endpoint: string,
  { clock, log, service }: { clock: Pick<Clock, 'realNow'>; log: Log; service: string },
): Traces => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  // Stored as text: the garbage collector would copy thousands of small waiting objects twice.
  let waiting: string[] = []

  const add = (requestId: string | undefined, isRoot: boolean, span: Span) => {
    if (requestId === undefined || waiting.length >= MAX_WAITING) return
    const endMs = clock.realNow().getTime()
    const reported = {
      traceId: requestId.replaceAll('-', ''),
      spanId: isRoot ? rootOf(requestId) : randomBytes(8).toString('hex'),
      ...(!isRoot && { parentSpanId: rootOf(requestId) }),
      name: span.name,
      kind: span.kind,
      startTimeUnixNano: nanos(endMs - span.ms),
      endTimeUnixNano: nanos(endMs),
      attributes: toAttributes(span.attributes),
      status: { code: span.isOurError ? 2 : 0 },
    }
    waiting.push(JSON.stringify(reported))
  }

  const resource = JSON.stringify({ attributes: toAttributes({ 'service.name': service }) })
  const send = async (spans: readonly string[]) => {
    const ofBank = `{"scope":{"name":"bank"},"spans":[${spans.join()}]}`
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"resourceSpans":[{"resource":${resource},"scopeSpans":[${ofBank}]}]}`,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_WITHIN_MS),
    })
    await reply.body?.cancel()
    if (!reply.ok) throw new Error('the collector does not take spans')
  }

  return {
    of: (metrics) => ({
      ...metrics,
      request: (reported) => {
        metrics.request(reported)
        const { method, route, status, ms, requestId } = reported
        add(requestId, true, {
          name: `${method} ${route}`,
          kind: 2,
          ms,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          },
          isOurError: status >= 500,
        })
      },
      partnerCall: (reported) => {
        metrics.partnerCall(reported)
        const { partner, call, outcome, ms } = reported
        add(currentRequestId(), false, {
          name: call,
          kind: 3,
          ms,
          attributes: { 'peer.service': partner, outcome },
          isOurError: outcome !== 'ok' && outcome !== 'refused',
        })
      },
      job: (reported) => {
        metrics.job(reported)
        const { job, outcome, ms } = reported
        add(currentRequestId(), false, {
          name: job,
          kind: 1,
          ms,
          attributes: { outcome },
          isOurError: outcome === 'failed',
        })
      },
    }),
    flush: async () => {
      while (waiting.length > 0) {
        const spans = waiting.slice(0, AT_ONCE)
        waiting = waiting.slice(AT_ONCE)
        try {
          await send(spans)
        } catch (error) {
          log.warn({ err: error }, 'spans were lost')
          return
        }
      }
    },
  }
}

/** The id of a request's root span, the parent of all its others. */
const rootOf = (requestId: string): string => requestId.replaceAll('-', '').slice(16)

/** A whole number beyond the precision of a float, so it is sent as text. */
const nanos = (ms: number): string => `${Math.round(ms * 1000)}000`

const toAttributes = (values: Record<string, string | number>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }))
