/** Builds the whole sandbox; tests, the start script and main.ts all use this. */
import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import type { Database } from '@yoursuccess/database/database'
import { migrate } from '@yoursuccess/database/migrate'
import fastify, { type FastifyInstance } from 'fastify'
import { registerAch } from './galileo/ach/routes.ts'
import { registerBillPay } from './galileo/biller-network/routes.ts'
import { registerCardImage } from './galileo/card-image/card-image.ts'
import { type Clock, openClock } from './clock.ts'
import type { SandboxConfig } from './config.ts'
import { registerConsole } from './console/routes.ts'
import { registerAccounts } from './control/accounts.ts'
import { registerCards } from './control/cards.ts'
import { registerClock, runPartners } from './control/clock.ts'
import { registerProgram } from './control/program.ts'
import { registerObservation } from './control/observe.ts'
import { registerEmployers } from './employers/routes.ts'
import { createFaults } from './faults.ts'
import { registerGalileo } from './galileo/routes.ts'
import { guardLoopback } from './guard.ts'
import { registerReviews } from './galileo/identity-check/reviews.ts'
import { createJournal } from './journal.ts'
import { registerLinking } from './plaid/routes.ts'
import { createMailServer } from './mail/smtp.ts'
import { registerPhone } from './twilio/routes.ts'
import { registerPinFrame } from './galileo/pin/routes.ts'
import { registerRefundChecks } from './galileo/refund-checks/routes.ts'
import { registerRewards } from './rewards-site/routes.ts'
import { registerSignUp } from './sign-up/routes.ts'
import { registerTrusteeOffices } from './trustee-office/routes.ts'
import { createWebhookWorker, type WebhookWorker } from './webhooks/worker.ts'
import { Refusal, statusOf, type World } from './world.ts'

export interface Sandbox {
  /** The HTTP server. Tests call it with `inject`, without listening on a port. */
  app: FastifyInstance
  clock: Clock
  /**
   * Does the work that fell due while the sandbox was stopped, opens the HTTP and SMTP ports on loopback
   * (port 0 in the configuration means any free port), and starts to deliver webhooks.
   */
  listen(): Promise<{ url: string; smtpUrl: string }>
  /**
   * Sets what is known only after the bank has started: its addresses, and the key shared with the sign-up
   * site.
   */
  meetBank(bank: Partial<Pick<SandboxConfig, 'bankUrl' | 'internalUrl' | 'publicUrl' | 'partnerKey'>>): void
  /** Looks for due webhooks every half second, from `listen` on. For tests that need a quiet database. */
  webhooks: Pick<WebhookWorker, 'start' | 'stop'>
  /** Attempts to deliver every pending webhook, and resolves when all attempts are finished. */
  flushWebhooks(): Promise<void>
  /** Stops listening and delivering. Does not close the database, which belongs to the caller. */
  close(): Promise<void>
}

/** Brings the sandbox's schema up to date. */
export const migrateSandbox = (database: Database): Promise<void> =>
  migrate(database, { schema: 'sandbox', folder: new URL('../migrations/', import.meta.url) })

export const openSandbox = async ({
  database,
  config: given,
  machineNow,
}: {
  database: Database
  config: SandboxConfig
  /** Replaces the machine's clock in tests. */
  machineNow?: (() => Date) | undefined
}): Promise<Sandbox> => {
  await migrateSandbox(database)
  const config = { ...given }
  const clock = await openClock(database, config, machineNow)
  const faults = createFaults()
  const webhooks = createWebhookWorker({
    database,
    clock,
    faults,
    secret: config.webhookSecret,
    bankUrl: () => config.bankUrl,
  })
  const closing = new AbortController()
  const world: World = {
    database,
    clock,
    config,
    faults,
    journal: createJournal(),
    webhooks,
    closing: closing.signal,
  }
  const mailServer = createMailServer({ db: database.db, clock, faults })
  let isListening = false

  const app = fastify({ logger: false, forceCloseConnections: true })
  app.removeContentTypeParser('text/plain')
  await app.register(formbody)
  guardLoopback(app)
  replyWithErrors(app)
  registerGalileo(app, world)
  registerAch(app, world)
  registerBillPay(app, world)
  registerRefundChecks(app, world)
  registerLinking(app, world)
  registerClock(app, world)
  registerProgram(app, world)
  registerAccounts(app, world)
  registerCards(app, world)
  registerEmployers(app, world)
  registerTrusteeOffices(app, world)
  registerObservation(app, world)
  registerReviews(app, world)
  registerPhone(app, world)
  registerPinFrame(app, world)
  registerCardImage(app, world)
  registerConsole(app, world)
  registerSignUp(app, world)
  registerRewards(app, world)
  app.get('/healthz', () => ({ status: 'ok' }))

  return {
    app,
    clock,
    listen: async () => {
      // Do the work that fell due while the sandbox was stopped.
      await runPartners(world)
      await app.listen({ host: '127.0.0.1', port: config.port })
      const smtp = await mailServer.listen(config.smtpPort)
      isListening = true
      webhooks.start()
      const { port } = app.server.address() as AddressInfo
      return { url: `http://127.0.0.1:${port}`, smtpUrl: `smtp://127.0.0.1:${smtp.port}` }
    },
    meetBank: (bank) => {
      Object.assign(config, bank)
    },
    webhooks,
    flushWebhooks: () => webhooks.flush(),
    close: async () => {
      closing.abort()
      await webhooks.stop()
      if (isListening) await mailServer.close()
      await app.close()
    },
  }
}

const replyWithErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.message })
    const status = statusOf(error)
    if (status >= 400 && status < 500)
      return reply.code(status).send({ error: 'The command could not be read.' })
    console.error('sandbox: error', error)
    return reply.code(500).send({ error: 'The sandbox failed.' })
  })
}
