/** The whole bank from its parts. The start and the tests both build it here. */
import { resolve } from 'node:path'
import type { Database } from '@yoursuccess/database/database'
import { businessClockRoutes, readOffset, runDueWork, type DueWork } from './business-clock.ts'
import type { MovableClock } from './clock.ts'
import type { Config } from './config.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { accountService } from './features/account/account.service.ts'
import { openAccountJob } from './features/account/open-account.ts'
import { cardService } from './features/card/card.service.ts'
import { fundingRoutes } from './features/funding/funding.routes.ts'
import { fundingService } from './features/funding/funding.service.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { notificationsService } from './features/notifications/notifications.service.ts'
import { programRoutes } from './features/program/program.routes.ts'
import { programService } from './features/program/program.service.ts'
import { sendResetLinkJob } from './features/session/reset-password.ts'
import { forgetThrottlesJob } from './features/session/session.jobs.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { sessionService } from './features/session/session.service.ts'
import { trackerRoutes } from './features/tracker/tracker.routes.ts'
import { trackerService } from './features/tracker/tracker.service.ts'
import { transactionsJobs } from './features/transactions/transactions.jobs.ts'
import { transactionsRoutes } from './features/transactions/transactions.routes.ts'
import { transactionsService } from './features/transactions/transactions.service.ts'
import { healthRoutes } from './health.ts'
import { createHttp } from './http/http.ts'
import { serveApiDescription } from './http/openapi.ts'
import { servePages } from './http/pages.ts'
import { galileoWebhook } from './inbox/galileo-webhook.ts'
import { createInbox } from './inbox/inbox.ts'
import { createQueue, type Job } from './jobs/queue.ts'
import type { Log } from './log.ts'
import { operatorRoutes } from './operator/operator.ts'
import type { Partners } from './partners/partners.ts'
import { processorEventListener } from './processor-events.ts'
import { createVault } from './vault.ts'

export interface BankParts {
  config: Config
  database: Database
  clock: MovableClock
  partners: Partners
  log: Log
  /** False keeps /readyz at 503 until `markPrepared` is called (a sandbox run seeds its personas first). */
  prepared?: boolean
  /** Folder of the built web app. */
  webFolder?: string
}

/** How often a server looks whether another one moved the sandbox's clock. */
const CLOCK_POLL_MS = 1000
const DUE_WORK_POLL_MS = 60_000

export const buildBank = async ({
  config,
  database,
  clock,
  partners,
  log,
  prepared = true,
  webFolder,
}: BankParts) => {
  let isPrepared = prepared
  const { processor, mail } = partners
  const queue = createQueue(database, log)
  const vault = createVault(config.vaultKeys)

  const sessionParts = { database, clock, config, vault, queue }
  const session = sessionService(sessionParts)
  const card = cardService({ clock })
  const notifications = notificationsService({ database, clock })
  const account = accountService({ database, clock, processor, queue, session, card, notifications })
  const tracker = trackerService({ database, clock })
  const transactions = transactionsService({ database, clock, processor, account, tracker })
  const funding = fundingService({ database })
  const program = programService({ config, clock })

  const listeners = { galileo: processorEventListener({ processor, account, card, transactions }) }
  const inbox = createInbox({ database, clock, queue, log, listeners })
  const jobs = [
    inbox.job,
    openAccountJob(account),
    sendResetLinkJob(sessionParts, mail),
    forgetThrottlesJob(sessionParts),
    ...transactionsJobs(transactions),
  ]
  const dueWork: readonly DueWork[] = []

  const { app, serve } = await createHttp(config, log, session.authenticate)
  sessionRoutes(serve, session, config)
  accountRoutes(serve, account)
  transactionsRoutes(serve, transactions)
  fundingRoutes(serve, funding)
  notificationsRoutes(serve, notifications)
  trackerRoutes(serve, tracker)
  programRoutes(serve, program)
  operatorRoutes(serve, { database, clock, session, account })
  galileoWebhook(serve, { processor, inbox, clock })
  const settle = inbox.settle
  if (config.BUSINESS_CLOCK_URL) businessClockRoutes(serve, { database, clock, dueWork, settle })
  serveApiDescription(app)
  healthRoutes(app, database, () => isPrepared)
  await servePages(app, webFolder ?? resolve(import.meta.dirname, '../../web/dist'))
  await app.ready()

  const timers: NodeJS.Timeout[] = []
  const repeat = (everyMs: number, what: string, work: () => Promise<void>) => {
    const run = () => void work().catch((error: unknown) => log.warn({ err: error }, what))
    timers.push(setInterval(run, everyMs).unref())
  }

  return {
    app,
    markPrepared: (): void => {
      isPrepared = true
    },
    /** Applies waiting partner events now. */
    settle,
    /** Begins to work on jobs and on what is due. */
    startWork: async (): Promise<void> => {
      if (config.BUSINESS_CLOCK_URL) {
        await readOffset({ database, clock })
        repeat(CLOCK_POLL_MS, 'reading the business clock', () => readOffset({ database, clock }))
      }
      await queue.start(jobs as unknown as readonly Job<never>[])
      repeat(DUE_WORK_POLL_MS, 'running due work', () => runDueWork({ dueWork, clock }))
    },
    /** Finishes requests and jobs in flight. The database stays open: it is the caller's. */
    close: async (): Promise<void> => {
      for (const timer of timers) clearInterval(timer)
      await app.close()
      await queue.stop()
    },
  }
}
export type Bank = Awaited<ReturnType<typeof buildBank>>
