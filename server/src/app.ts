/** The composition root: builds the whole bank, for a running server and for tests. */
import { resolve } from 'node:path'
import type { Database } from '@yoursuccess/database/database'
import { businessClockRoutes, readOffset, runDueWork } from './clock/business-clock.ts'
import type { MovableClock } from './clock/clock.ts'
import type { Config } from './boot/config.ts'
import { createReadiness, healthRoutes } from './observability/health.ts'
import { cookieName, createHttp } from './http/http.ts'
import { serveApiDescription } from './http/openapi.ts'
import { createSharedCounts } from './http/shared-counts.ts'
import { servePages } from './http/pages.ts'
import { policyReports } from './http/policy-reports.ts'
import { galileoWebhook } from './inbox/galileo-webhook.ts'
import { createIdempotency, forgetKeysJob } from './idempotency/idempotency.ts'
import { plaidWebhook } from './inbox/plaid-webhook.ts'
import { createInbox } from './inbox/inbox.ts'
import { countWaitingEvents } from './inbox/inbox.queries.ts'
import { createClaims, sweepClaimsJob } from './jobs/claims.ts'
import { createForEachDue } from './jobs/for-each-due.ts'
import { createQueue, type Job } from './jobs/queue.ts'
import { within } from './jobs/within.ts'
import type { AuditDeps } from './security/audit/audit-bank.deps.ts'
import { createAudits } from './security/audit/audit-runs.ts'
import { createMoneyStop, stoppable } from './security/audit/money-stop.ts'
import { promisesWork, releaseAccount } from './security/audit/release-accounts.ts'
import type { Log } from './observability/log.ts'
import { watchBank } from './observability/bank-gauges.ts'
import { COUNT_EVERY_MS, keepFigures } from './observability/kept-figures.ts'
import { createMetrics } from './observability/metrics.ts'
import { createTraces } from './observability/traces.ts'
import { type MetricsServer, serveMetrics } from './observability/metrics-server.ts'
import { operationsRoutes } from './operator/operations.ts'
import { operatorRoutes } from './operator/operator.ts'
import { guardPartners } from './partners/guard-partners.ts'
import { observePartners } from './partners/observe-partners.ts'
import type { Partners } from './partners/partners.ts'
import { erasureWork } from './security/retention/erase-customers.ts'
import { deleteOldRowsJob } from './security/retention/old-rows.ts'
import { registerFeatures } from './boot/register-features.ts'
import { createVault } from './security/vault/vault.ts'
import { checkVaultKeys } from './security/vault/check-keys.ts'

export interface BankDeps {
  config: Config
  database: Database
  clock: MovableClock
  partners: Partners
  log: Log
  /** False keeps /readyz at 503 until `markPrepared` is called (a sandbox run seeds its personas first). */
  prepared?: boolean
  /** Folder of the built web app. */
  webFolder?: string
  /** False if due work and scheduled jobs must not run on their own: the caller runs them. */
  followsClock?: boolean
}

/** How often a server checks whether another server moved the sandbox's clock. */
const CLOCK_POLL_MS = 1000
const DUE_WORK_POLL_MS = 60_000
const TRACES_EVERY_MS = 2000
/** Due records that take longer are left to another server when their leases end. */
const STOP_WITHIN_MS = 5000

export const buildBank = async ({
  config,
  database,
  clock,
  partners: givenPartners,
  log,
  prepared = true,
  webFolder,
  followsClock = true,
}: BankDeps) => {
  let isPrepared = prepared
  const runsWork = config.ROLE !== 'web'
  const traces =
    config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : createTraces(config.OTEL_EXPORTER_OTLP_ENDPOINT, { clock, log, service: 'bank' })
  const counters = createMetrics()
  const metrics = traces?.of(counters) ?? counters
  const moneyStop = createMoneyStop({ database, clock })
  const guarded = guardPartners(givenPartners, config, log)
  const partners = observePartners(stoppable(guarded.partners, moneyStop), (call) => {
    metrics.partnerCall(call)
    const { ms, ...reported } = call
    log.info({ ...reported, ms: Math.round(ms) }, 'partner call')
  })
  const queue = createQueue(database, log, { metrics, jobsAtOnce: runsWork ? config.JOBS_AT_ONCE : 0 })
  const claims = createClaims(database)
  const forEachDue = createForEachDue({ claims, log, metrics, rowsAtOnce: config.DUE_ROWS_AT_ONCE })
  const vault = createVault(config.vaultKeys)
  await checkVaultKeys({ database, clock, vault })
  const idempotency = createIdempotency({ database, clock })
  const sharedCounts = createSharedCounts(database)

  const server = { database, clock, config, queue, forEachDue, vault, idempotency, partners }
  const features = await registerFeatures(server)
  const { customer, session, transactions, program, records } = features
  const releaseDeps = { ...server, emails: features.emails, notifications: features.notifications }
  const figures = keepFigures({
    database,
    clock,
    queue,
    countWaitingEvents: () => countWaitingEvents(database),
  })
  const isReady = createReadiness(database, () => isPrepared)
  watchBank(metrics, {
    role: config.ROLE,
    isReady,
    database,
    claims,
    figures,
    moneyStop,
    retention: customer,
    listBreakers: guarded.listBreakers,
  })
  const inbox = createInbox({ database, clock, config, queue, log, listeners: features.listeners })
  const erasure = erasureWork({
    ...server,
    records,
    erasureCandidates: features.erasureCandidates,
    forget: async (tx, customerId, names) => {
      await queue.forget(tx, customerId, names)
      await inbox.forget(tx, names)
    },
  })
  const catchUp: AuditDeps['catchUp'] = async (known) => {
    await transactions.catchUp({ ...known, openedAt: null }, known.openedOn)
    await features.setaside.reconcile(known.customerId, known.openedOn)
  }
  const release: AuditDeps['release'] = (stopId) =>
    releaseAccount(releaseDeps, stopId, { by: 'audit', reason: null })
  const audits = createAudits({ ...server, log, moneyStop, release, applyEvents: inbox.settle, catchUp })
  const dueWork = [...features.dueWork, promisesWork(releaseDeps), audits.dueWork, erasure]
  const jobs = [
    ...inbox.jobs,
    forgetKeysJob({ database, clock }),
    sweepClaimsJob(claims),
    deleteOldRowsJob(features.oldRows),
    sharedCounts.sweepJob,
    audits.job,
    ...features.jobs,
  ]

  const { app, serve, inner } = await createHttp({
    config,
    log,
    metrics,
    idempotency,
    sharedCounts,
    // Reads the calendar on every request, so the program's end applies at once.
    authenticate: async (token) => {
      await program.refresh()
      return session.authenticate(token)
    },
  })
  features.routes(serve)
  operatorRoutes(serve, { ...server, ...features })
  operationsRoutes(serve, {
    ...server,
    dataDir: config.DATA_DIR,
    inbox,
    claims,
    moneyStop,
    audits,
    releaseDeps,
  })
  galileoWebhook(serve, { processor: partners.processor, inbox, clock })
  plaidWebhook(serve, { bankLink: partners.bankLink, inbox, clock })
  const settle = async () => {
    await queue.settle()
    await inbox.settle()
    // Runs the jobs that the events enqueued.
    await queue.settle()
  }
  if (config.BUSINESS_CLOCK_URL) {
    businessClockRoutes(serve, { database, clock, dueWork, settle })
    features.sandboxRoutes(serve, async () => {
      await runDueWork({ dueWork, clock })
      await settle()
    })
  }
  healthRoutes(app, isReady)
  const pages = {
    folder: webFolder ?? resolve(import.meta.dirname, '../../web/dist'),
    frames: [config.processorFramesOrigin],
    linking: { window: config.plaidLinkOrigin, api: new URL(config.PLAID_URL).origin },
    site: { getProgram: program.getProgram, origin: config.publicUrl.origin },
    cookieName: cookieName(config),
    config,
  }
  if (config.ROLE !== 'worker') {
    serveApiDescription(app)
    policyReports(app, { log, metrics, clock })
    await servePages(app, pages)
  }
  await app.ready()

  const timers: NodeJS.Timeout[] = []
  const repeated = new Set<Promise<void>>()
  let metricsServer: MetricsServer | undefined
  let operatorUrl: string | undefined
  const repeat = (everyMs: number, what: string, work: () => Promise<void>) => {
    let isRunning = false
    const run = () => {
      // Work that takes longer than its interval never runs beside itself.
      if (isRunning) return
      isRunning = true
      const running = work()
        .catch((error: unknown) => log.warn({ err: error }, what))
        .finally(() => {
          isRunning = false
          repeated.delete(running)
        })
      repeated.add(running)
    }
    timers.push(setInterval(run, everyMs).unref())
  }

  return {
    app,
    metrics,
    /** The address for the operator's commands and the sandbox's clock. Empty before `startWork`. */
    operatorUrl: (): string => operatorUrl ?? '',
    /** The mirror of the processor's ledger. */
    transactions,
    program,
    /** Everything that is kept of customers. */
    records,
    /** Rows that are deleted after a time. */
    oldRows: features.oldRows,
    /** Work that is due by business time. */
    dueWork,
    /** Counts the figures of metrics that are not counted by a scrape, if that is due. */
    countFigures: figures.countIfDue,
    markPrepared: (): void => {
      isPrepared = true
    },
    /** Runs waiting jobs and applies waiting partner events now. */
    settle,
    /** Begins to run jobs and due work, and opens the operator's port and the metrics port. */
    startWork: async (): Promise<void> => {
      if (config.BUSINESS_CLOCK_URL) {
        await readOffset({ database, clock })
        repeat(CLOCK_POLL_MS, 'reading the business clock', () => readOffset({ database, clock }))
      }
      if (config.METRICS_PORT !== undefined) {
        metrics.watchProcess()
        metricsServer = await serveMetrics(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT })
      }
      operatorUrl = await inner.listen(config.OPERATOR_PORT)
      if (traces) repeat(TRACES_EVERY_MS, 'sending spans', () => traces.flush())
      await queue.start(followsClock ? jobs : jobs.map(unscheduled))
      if (followsClock)
        repeat(COUNT_EVERY_MS, 'counting figures', async () => void (await figures.countIfDue()))
      // Each kind of work has its own repetition: closing a hundred thousand months delays no reminder.
      if (followsClock && runsWork)
        for (const work of dueWork)
          repeat(DUE_WORK_POLL_MS, `running due work: ${work.name}`, () => work.runDue(clock.today()))
    },
    /** Finishes current requests, jobs and due records. The caller owns the database, and it remains open. */
    close: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      // Begins no more due records while requests end.
      const dueWorkEnds = within(
        STOP_WITHIN_MS,
        forEachDue.stop(STOP_WITHIN_MS).then(() => Promise.all(repeated)),
      )
      await metricsServer?.close()
      await inner.close()
      await app.close()
      await Promise.all([dueWorkEnds, audits.stop(), queue.stop()])
      givenPartners.mail.close()
      await traces?.flush()
    },
  }
}
export type Bank = Awaited<ReturnType<typeof buildBank>>

const unscheduled = (job: Job<never>): Job<never> => {
  const rest = { ...job }
  delete rest.schedule
  return rest
}
