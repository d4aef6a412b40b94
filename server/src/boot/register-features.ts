/** Builds the features, one after another, and joins what they register. */
import type { Database } from '@yoursuccess/database/database'
import type { DueWork } from '../clock/business-clock.ts'
import type { Clock } from '../clock/clock.ts'
import { registerAccount } from '../features/account/account.register.ts'
import type { AccountService } from '../features/account/account.service.ts'
import { registerApplication } from '../features/application/application.register.ts'
import { registerAutopay } from '../features/autopay/autopay.register.ts'
import type { AutopayService } from '../features/autopay/autopay.service.ts'
import { registerBills } from '../features/bills/bills.register.ts'
import { registerCard } from '../features/card/card.register.ts'
import { registerCustomer } from '../features/customer/customer.register.ts'
import type { CustomerService } from '../features/customer/customer.service.ts'
import { registerDisputes } from '../features/disputes/disputes.register.ts'
import { registerForecast } from '../features/forecast/forecast.register.ts'
import type { ForecastService } from '../features/forecast/forecast.service.ts'
import { registerFraud } from '../features/fraud/fraud.register.ts'
import { registerFunding } from '../features/funding/funding.register.ts'
import { registerNotifications } from '../features/notifications/notifications.register.ts'
import type { NotificationsService } from '../features/notifications/notifications.service.ts'
import { registerPaydays } from '../features/paydays/paydays.register.ts'
import { registerPlan } from '../features/plan/plan.register.ts'
import type { PlanService } from '../features/plan/plan.service.ts'
import { registerProgram } from '../features/program/program.register.ts'
import { registerProof } from '../features/proof/proof.register.ts'
import { registerReceipts } from '../features/receipts/receipts.register.ts'
import type { ReceiptsService } from '../features/receipts/receipts.service.ts'
import { registerRefunds } from '../features/refunds/refunds.register.ts'
import { registerRewards } from '../features/rewards/rewards.register.ts'
import { registerSession } from '../features/session/session.register.ts'
import type { SessionService } from '../features/session/session.service.ts'
import { registerSetaside } from '../features/setaside/setaside.register.ts'
import type { SetasideService } from '../features/setaside/setaside.service.ts'
import { registerStatements } from '../features/statements/statements.register.ts'
import { registerTracker } from '../features/tracker/tracker.register.ts'
import { registerTransactions } from '../features/transactions/transactions.register.ts'
import { registerTrustees } from '../features/trustees/trustees.register.ts'
import type { Serve } from '../http/serve.ts'
import type { Idempotency } from '../idempotency/idempotency.ts'
import { idempotencyRecords } from '../idempotency/idempotency.records.ts'
import type { ForEachDue } from '../jobs/for-each-due.ts'
import type { Queue } from '../jobs/queue.ts'
import { createEmails } from '../messaging/emails.ts'
import { createSms } from '../messaging/sms.ts'
import type { Partners } from '../partners/partners.ts'
import { auditRecords } from '../security/audit/audit.records.ts'
import { refusingStopped } from '../security/audit/stopped-account.ts'
import { daysBefore, deleteOldestAuditEntries, type OldRows } from '../security/retention/old-rows.ts'
import type { Vault } from '../security/vault/vault.ts'
import type { Config } from './config.ts'
import { openTexts } from './every-message.ts'
import { processorEventListener } from './processor-events.ts'
import type { Registered } from './registered.ts'

/** The dependencies that all features share. */
interface ServerDeps {
  database: Database
  clock: Clock
  config: Config
  queue: Queue
  forEachDue: ForEachDue
  vault: Vault
  idempotency: Idempotency
  partners: Partners
}

export const registerFeatures = async ({ partners, ...server }: ServerDeps) => {
  const outside = { ...server, ...partners, texts: await openTexts(server.config) }
  const emails = createEmails({
    ...outside,
    emailOf: (db, customerId) => customer.service.getEmail(db, customerId),
    linkFor: (db, customerId, link) => customer.service.getReadableLink(db, customerId, link),
    wantsEmail: (db, customerId, group) => notifications.service.wantsEmail(db, customerId, group),
    getLanguage: (db, customerId) => customer.service.getLanguage(db, customerId),
  })
  /** Refuses orders that take money from an account while the account is stopped. */
  const paidOrders = refusingStopped(server.idempotency, server)
  const base = { ...outside, emails, paidOrders }

  // A feature gets those above it. What it needs of one below it, it gets as a function.
  const customer: Registered<CustomerService> = registerCustomer({
    ...base,
    signIn: () => session.service.signInChanges,
    account: () => account.service,
  })
  const sms = createSms({ ...base, ...customer.service })
  const notifications: Registered<NotificationsService> = registerNotifications({ ...base, sms })
  const who = { ...base, sms, customer: customer.service, notifications: notifications.service }
  const session: Registered<SessionService> = registerSession({
    ...who,
    program: { hasEnded: (what) => program.service.hasEnded(what) },
    cancelSince: () => [funding.service.cancelSince, bills.service.cancelSince, autopay.service.cancelSince],
  })
  const account: Registered<AccountService> = registerAccount({
    ...who,
    session: session.service,
    card: () => card.service,
    setAside: () => setaside.service,
    beginStatements: (...opened) => statements.service.begin(...opened),
    countTransfersUnderWay: (customerId) => funding.service.countUnderWay(customerId),
    unlinkAll: (customerId) => funding.service.unlinkAll(customerId),
  })
  const holder = { ...who, session: session.service, account: account.service }
  const program = await registerProgram(holder)
  const haveDepositsEnded = () => program.service.hasEnded('deposits')
  const ending = { ...holder, program: program.service, haveDepositsEnded }
  const application = registerApplication(ending)
  const tracker = registerTracker({
    ...holder,
    listTrusteePayments: (...request) => bills.service.listTrusteePayments(...request),
    findPostedDays: (...request) => receipts.service.findPostedDays(...request),
    listPulls: (...request) => autopay.service.listPulls(...request),
    findInstallments: (...request) => plan.service.findInstallments(...request),
    findToRemind: (...request) => plan.service.findToRemind(...request),
    findWhatFollows: (...request) => plan.service.findWhatFollows(...request),
    findPlanState: (...request) => plan.service.findState(...request),
    listDebits: (...request) => transactions.service.listDebitsOfMany(...request),
    listPulledDebits: (...request) => autopay.service.listPulledDebits(...request),
    listPay: (...request) => paydays.service.listPay(...request),
    listTransfers: (...request) => funding.service.listTransfersOfDays(...request),
    listReminders: (...request) => bills.service.listRemindersBetween(...request),
  })
  const rewards = registerRewards({ ...ending, site: partners.rewards })
  const transactions = registerTransactions({
    ...ending,
    tracker: tracker.service,
    rewards: rewards.service,
    reconcileSetAside: (...request) => setaside.service.reconcile(...request),
    shares: {
      recordDeposits: (...posted) => setaside.service.recordDeposits(...posted),
      recordTakenBack: (...posted) => setaside.service.recordTakenBack(...posted),
    },
    takeBackReturned: async (tx, customerId, losses) => {
      await disputes.service.takeBackReturned(tx, customerId, losses)
      await autopay.service.undoPulls(tx, customerId)
    },
  })
  const fraud = registerFraud(holder)
  const card = registerCard({ ...holder, fraud: fraud.service })
  const funding = registerFunding({ ...ending, idempotency: paidOrders })
  const trustees = registerTrustees({
    ...holder,
    listPayments: (...request) => bills.service.listPaymentsToOffices(...request),
    findCase: (...request) => plan.service.findCase(...request),
  })
  const bills = registerBills({
    ...holder,
    idempotency: paidOrders,
    tracker: tracker.service,
    trustees: trustees.service,
    setAside: () => setaside.service,
    plan: () => plan.service,
    autopay: () => autopay.service,
    linkToPlan: (...added) => plan.service.linkBiller(...added),
  })
  const paydays = registerPaydays({
    ...holder,
    transactions: transactions.service,
    tracker: tracker.service,
    bills: bills.service,
    funding: funding.service,
  })
  const plan: Registered<PlanService> = registerPlan({
    ...holder,
    trustees: trustees.service,
    bills: bills.service,
    transactions: transactions.service,
    paydays: paydays.service,
    tracker: tracker.service,
    autopay: () => autopay.service,
    receipts: () => receipts.service,
    forecast: () => forecast.service,
  })
  const setaside: Registered<SetasideService> = registerSetaside({
    ...ending,
    bills: bills.service,
    plan: plan.service,
    paydays: paydays.service,
    autopay: () => autopay.service,
  })
  const autopay: Registered<AutopayService> = registerAutopay({
    ...ending,
    bills: bills.service,
    trustees: trustees.service,
    transactions: transactions.service,
    paydays: paydays.service,
    plan: plan.service,
    setAside: setaside.service,
    receipts: () => receipts.service,
  })
  const receipts: Registered<ReceiptsService> = registerReceipts({
    ...holder,
    plan: plan.service,
    tracker: tracker.service,
    autopay: autopay.service,
  })
  const books = { ...holder, transactions: transactions.service }
  const statements = registerStatements({ ...books, setAside: setaside.service })
  const proof = registerProof({
    ...holder,
    autopay: autopay.service,
    bills: bills.service,
    plan: plan.service,
    transactions: transactions.service,
    setAside: setaside.service,
    receipts: receipts.service,
  })
  const forecast: Registered<ForecastService> = registerForecast({
    ...holder,
    autopay: autopay.service,
    tracker: tracker.service,
    transactions: transactions.service,
    funding: funding.service,
    bills: bills.service,
    paydays: paydays.service,
    setAside: setaside.service,
  })
  const disputes = registerDisputes({ ...books, statements: statements.service })
  const refunds = registerRefunds({ ...ending, countTransfersUnderWay: funding.service.countUnderWay })

  /**
   * In the order in which due work runs and customers are erased. The customer's row is erased first, so a
   * concurrent sign-in waits for it.
   */
  const features: readonly Registered<unknown>[] = [
    customer,
    session,
    application,
    account,
    card,
    transactions,
    funding,
    bills,
    trustees,
    disputes,
    fraud,
    program,
    autopay,
    setaside,
    refunds,
    statements,
    proof,
    receipts,
    plan,
    paydays,
    forecast,
    tracker,
    notifications,
    rewards,
  ]
  const oldestKept = () => daysBefore(server.clock.realNow(), server.config.AUDIT_RETENTION_DAYS)
  const auditLog: OldRows = {
    deleteOldest: (limit) => deleteOldestAuditEntries(server.database.db, oldestKept(), limit),
  }
  /** The calendar first, because the other due work reads it. */
  const calendarWork: DueWork = { name: 'program.calendar', runDue: program.service.refresh }

  return {
    customer: customer.service,
    session: session.service,
    account: account.service,
    application: application.service,
    disputes: disputes.service,
    transactions: transactions.service,
    program: program.service,
    setaside: setaside.service,
    notifications: notifications.service,
    emails,
    routes: (serve: Serve): void => features.forEach((feature) => feature.routes(serve)),
    sandboxRoutes: (serve: Serve, runDue: () => Promise<void>): void =>
      features.forEach((feature) => feature.sandboxRoutes?.(serve, runDue)),
    jobs: [...features.flatMap(({ jobs = [] }) => jobs), ...emails.jobs, ...sms.jobs],
    dueWork: [calendarWork, ...features.flatMap(({ dueWork = [] }) => dueWork)],
    records: [...features.flatMap(({ records = [] }) => records), ...idempotencyRecords, ...auditRecords],
    erasureCandidates: features.flatMap(({ erasureCandidates: candidates }) => candidates ?? []),
    oldRows: [...features.flatMap(({ oldRows = [] }) => oldRows), auditLog],
    listeners: {
      ...Object.fromEntries(features.flatMap(({ listeners = {} }) => Object.entries(listeners))),
      galileo: processorEventListener({
        ...partners,
        account: account.service,
        customer: customer.service,
        transactions: transactions.service,
        setAside: setaside.service,
        features,
      }),
    },
  }
}
