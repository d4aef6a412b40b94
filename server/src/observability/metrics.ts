/**
 * Metrics of a running bank, for Prometheus. Labels are our own names (route patterns, names of jobs and
 * partners, states): few, and never personal data.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch } from '../clock/clock.ts'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** One completed request; `route` is the pattern. */
  request(reported: { method: string; route: string; status: number; ms: number; requestId: string }): void
  /** One call to a partner; `outcome` is "ok" or the kind of the PartnerError. */
  partnerCall(reported: { partner: string; call: string; outcome: string; ms: number }): void
  /** One attempt of a job. */
  job(reported: { job: string; outcome: 'done' | 'failed'; ms: number }): void
  /** One processed record of a list of due work. */
  dueRow(reported: { list: string; outcome: 'done' | 'failed' }): void
  /**
   * A loop over a list of due work began or ended: failed if it reached the end and a record failed, cut-short
   * if it did not reach the end.
   */
  dueRound(reported: { list: string; outcome: 'begun' | 'done' | 'failed' | 'cut-short' }): void
  /** A refused attempt that needs attention. */
  securityEvent(event: string): void
  /** A browser reports that a policy blocked something; anyone can send such a report. */
  policyReport(rule: string): void
  /** A metric that is read on each scrape: labels and a number. If the read fails, the last value stays. */
  gauge(name: string, help: string, labels: readonly string[], read: () => Promise<GaugeRow[]>): void
  /** Event-loop delay, memory, garbage collection, open handles: measured from now on. */
  watchProcess(): void
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>
  readonly contentType: string
}

export interface GaugeRow {
  labels: Record<string, string>
  value: number
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** A scrape waits at most this long for one metric. */
const READ_WITHIN_MS = 2000

export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const seconds = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers })
  const count = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const requests = seconds(
    'bank_http_request_seconds',
    'Answered requests by pattern of the route',
    'method',
    'route',
    'status',
  )
  const partners = seconds(
    'bank_partner_call_seconds',
    'Calls of partners; outcome is ok, refused, unreachable, timeout or malformed',
    'partner',
    'call',
    'outcome',
  )
  const jobs = seconds('bank_job_seconds', 'Tries of jobs', 'job', 'outcome')
  const dueRows = count(
    'bank_due_rows_total',
    'Records of lists of due work, by how their turn ended',
    'list',
    'outcome',
  )
  /** The time since the first loop over a list that has not reached its end. Null if the last one did. */
  const dueLists = new Map<string, (() => number) | null>()
  const lastSuccess = new Gauge({
    name: 'bank_due_last_success_timestamp_seconds',
    help: 'When this server last did all due records of a list, or first looked at the list if it never did',
    labelNames: ['list'],
    registers,
  })
  new Gauge({
    name: 'bank_due_lag_seconds',
    help: 'How long ago this server began a list whose end it has not reached since; 0 if it reached it last time',
    labelNames: ['list'],
    registers,
    collect() {
      for (const [list, behind] of dueLists) this.set({ list }, (behind?.() ?? 0) / 1000)
    },
  })
  const security = count(
    'bank_security_events_total',
    'Refused attempts, as the security events of the log',
    'event',
  )
  const policies = count(
    'bank_policy_reports_total',
    "What browsers say a page's policy kept out, by its rule",
    'rule',
  )
  const unread = count('bank_metrics_unread_total', 'Figures that could not be read for a scrape', 'name')

  return {
    request: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
    partnerCall: ({ partner, call, outcome, ms }) => partners.observe({ partner, call, outcome }, ms / 1000),
    job: ({ job, outcome, ms }) => jobs.observe({ job, outcome }, ms / 1000),
    dueRow: ({ list, outcome }) => dueRows.inc({ list, outcome }),
    dueRound: ({ list, outcome }) => {
      // A list that never succeeds has a time, too. Otherwise no alert would notice it.
      if (outcome === 'done' || !dueLists.has(list)) lastSuccess.setToCurrentTime({ list })
      if (outcome === 'begun') dueLists.set(list, dueLists.get(list) ?? stopwatch())
      else if (outcome !== 'cut-short') dueLists.set(list, null)
    },
    securityEvent: (event) => security.inc({ event }),
    policyReport: (rule) => policies.inc({ rule }),
    gauge: (name, help, labelNames, read) => {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          try {
            const rows = await Promise.race([read(), tooLate()])
            this.reset()
            for (const { labels, value } of rows) this.set(labels, value)
          } catch {
            // The other metrics are still served, and this counter shows that one is stale.
            unread.inc({ name })
          }
        },
      })
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

const tooLate = async (): Promise<never> => {
  await sleep(READ_WITHIN_MS, undefined, { ref: false })
  throw new Error('too late')
}
