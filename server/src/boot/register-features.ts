/** Builds every feature of the bank with its dependencies: services, jobs, due work, listeners and routes. */
import { accountRoutes } from '../features/account/account.routes.ts'
import { accountService } from '../features/account/account.service.ts'
import { syncHolderJob } from '../features/account/sync-holder.ts'
import { earlyAccessJob } from '../features/account/early-access.ts'
import { accountErasureCandidates } from '../features/account/erasure-candidates.ts'
import { openAccountJob } from '../features/account/open-account.ts'
import { syncAccountStatusJob } from '../features/account/account-status.ts'
import { accountStatusRoutes } from '../features/account/account-status.routes.ts'
import { unfundedWork } from '../features/account/unfunded.ts'
import { applicationDueWork, applicationJobs } from '../features/application/application.jobs.ts'
import { applicationErasureCandidates } from '../features/application/erasure-candidates.ts'
import { applicationRoutes } from '../features/application/application.routes.ts'
import { applicationService } from '../features/application/application.service.ts'
import { billsDueWork, billsJobs } from '../features/bills/bills.jobs.ts'
import { billsRoutes } from '../features/bills/bills.routes.ts'
import { billsService } from '../features/bills/bills.service.ts'
import { cardRoutes } from '../features/card/card.routes.ts'
import { cardService } from '../features/card/card.service.ts'
import { performActionJob } from '../features/card/perform-action.ts'
import { orderPlasticJob } from '../features/card/plastic-card.ts'
import { customerRoutes } from '../features/customer/customer.routes.ts'
import { type CustomerService, customerService } from '../features/customer/customer.service.ts'
import type { CustomerDeps } from '../features/customer/customer.deps.ts'
import { disputesDueWork, disputesJobs } from '../features/disputes/disputes.jobs.ts'
import { disputesRoutes } from '../features/disputes/disputes.routes.ts'
import { takeBackReturned } from '../features/disputes/returned-money.ts'
import { disputesService } from '../features/disputes/disputes.service.ts'
import { fraudRoutes } from '../features/fraud/fraud.routes.ts'
import { fraudService } from '../features/fraud/fraud.service.ts'
import { fundingDueWork, fundingJobs } from '../features/funding/funding.jobs.ts'
import { fundingRoutes } from '../features/funding/funding.routes.ts'
import { fundingService } from '../features/funding/funding.service.ts'
import { linkEventListener } from '../features/funding/link-events.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { notificationsService } from '../features/notifications/notifications.service.ts'
import { programDueWork, programJobs } from '../features/program/program.jobs.ts'
import { programRoutes } from '../features/program/program.routes.ts'
import { programService } from '../features/program/program.service.ts'
import { refundsDueWork, refundsJobs } from '../features/refunds/refunds.jobs.ts'
import { refundsRoutes } from '../features/refunds/refunds.routes.ts'
import { refundsService } from '../features/refunds/refunds.service.ts'
import { rewardsRoutes } from '../features/rewards/rewards.routes.ts'
import { rewardsService } from '../features/rewards/rewards.service.ts'
import { signInChanges } from '../features/session/change-email.ts'
import { mfaRoutes } from '../features/session/mfa.routes.ts'
import { mfaService } from '../features/session/multi-factor.ts'
import { sessionJobs } from '../features/session/session.jobs.ts'
import { sessionRoutes } from '../features/session/session.routes.ts'
import { sessionService } from '../features/session/session.service.ts'
import { beginStatements } from '../features/statements/schedule.ts'
import { statementsDueWork, statementsJob } from '../features/statements/statements.jobs.ts'
import { closedMonthsRoutes, statementsRoutes } from '../features/statements/statements.routes.ts'
import { statementsService } from '../features/statements/statements.service.ts'
import { trackerDueWork } from '../features/tracker/tracker.jobs.ts'
import { trackerRoutes } from '../features/tracker/tracker.routes.ts'
import { trackerService } from '../features/tracker/tracker.service.ts'
import { transactionsJobs } from '../features/transactions/transactions.jobs.ts'
import { transactionsRoutes } from '../features/transactions/transactions.routes.ts'
import { transactionsService } from '../features/transactions/transactions.service.ts'
import { processorEventListener } from './processor-events.ts'
import { refusingStopped } from '../security/audit/stopped-account.ts'
import type { DueWork } from '../clock/business-clock.ts'
import type { ServerDeps } from './server-deps.ts'
import type { Serve } from '../http/serve.ts'
import { createEmails } from '../messaging/emails.ts'
import { createSms } from '../messaging/sms.ts'

export const registerFeatures = (deps: ServerDeps) => {
  const { database, clock, config, calendar, queue, forEachDue, vault, idempotency, partners } = deps
  const { processor, identity, phones, messages, ach, bankLink, billers, mail, refundChecks } = partners

  /** Refuses orders that take money from an account while the account is stopped. */
  const orders = refusingStopped(idempotency, { database, clock })
  const program = programService({ config, clock, database, calendar })
  const emails = createEmails({
    database,
    queue,
    mail,
    emailOf: (db, customerId) => customer.getEmail(db, customerId),
    linkFor: (db, customerId, link) => customer.getReadableLink(db, customerId, link),
  })
  const customerDeps: CustomerDeps = {
    database,
    clock,
    config,
    emails,
    signIn: {
      requestChange: (...change) => signInChanges(safetyDeps).requestChange(...change),
      confirm: (...link) => signInChanges(safetyDeps).confirm(...link),
      keepPhone: (...owner) => signInChanges(safetyDeps).keepPhone(...owner),
      notifyPhoneChange: (...kept) => signInChanges(safetyDeps).notifyPhoneChange(...kept),
    },
    account: {
      getAccount: (customerId) => account.getAccount(customerId),
      enqueueHolderSync: (tx, customerId) => account.enqueueHolderSync(tx, customerId),
      syncHolderNow: (change) => account.syncHolderNow(change),
    },
  }
  const customer: CustomerService = customerService(customerDeps)
  const sessionDeps = { database, clock, config, vault, queue, forEachDue, program, customer }
  const session = sessionService(sessionDeps)
  const notifications = notificationsService({ database, clock, linkHosts: config.LINK_HOSTS })
  const safetyDeps = { ...sessionDeps, emails, notifications }
  const card = cardService({ clock, queue, config, notifications, emails })
  const accountDeps = {
    database,
    clock,
    processor,
    queue,
    customer,
    session,
    card,
    notifications,
    beginStatements,
  }
  const account = accountService(accountDeps)
  const sms = createSms({ database, queue, messages, phoneOf: customer.findPhone })
  const application = applicationService({ ...sessionDeps, session, account, emails, identity, phones })
  const tracker = trackerService({ database, clock, idempotency })
  const rewards = rewardsService({
    database,
    clock,
    site: partners.rewards,
    account,
    notifications,
    haveDepositsEnded: () => program.hasEnded('deposits'),
  })
  const transactions = transactionsService({
    database,
    clock,
    forEachDue,
    processor,
    account,
    tracker,
    rewards,
    takeBackReturned: (...returned) =>
      takeBackReturned({ clock, config, notifications, emails }, ...returned),
    haveDepositsEnded: () => program.hasEnded('deposits'),
  })
  const fraud = fraudService({
    ...sessionDeps,
    emails,
    sms,
    processor,
    account,
    notifications,
  })
  const cardDeps = {
    ...sessionDeps,
    idempotency,
    paidOrders: orders,
    emails,
    processor,
    account,
    notifications,
    fraud,
  }
  const fundingDeps = {
    ...sessionDeps,
    idempotency: orders,
    emails,
    ach,
    bankLink,
    account,
    session,
    notifications,
    program,
  }
  const funding = fundingService(fundingDeps)
  const countTransfersUnderWay = async (customerId: number) => (await funding.listPending(customerId)).length
  const programDeps = { ...sessionDeps, calendar, emails, processor, account, session, notifications }
  const refundsDeps = { ...programDeps, refundChecks, countTransfersUnderWay }
  const refunds = refundsService(refundsDeps)
  const accountStatusDeps = {
    ...accountDeps,
    forEachDue,
    config,
    idempotency,
    emails,
    countTransfersUnderWay,
  }
  const billsDeps = {
    database,
    clock,
    config,
    queue,
    forEachDue,
    idempotency: orders,
    emails,
    billers,
    account,
    customer,
    notifications,
    tracker,
  }
  const bills = billsService(billsDeps)
  const statementsDeps = {
    ...sessionDeps,
    emails,
    processor,
    account,
    notifications,
    session,
    transactions,
  }
  const statements = statementsService(statementsDeps)
  const disputesDeps = { ...statementsDeps, idempotency, statements }
  const disputes = disputesService(disputesDeps)

  const listeners = {
    galileo: processorEventListener({
      processor,
      account,
      customer,
      card,
      fraud,
      transactions,
      funding,
      bills,
      refunds,
    }),
    plaid: linkEventListener(fundingDeps),
  }
  const jobs = [
    openAccountJob(account),
    earlyAccessJob(accountDeps),
    syncHolderJob(accountDeps),
    syncAccountStatusJob(accountStatusDeps),
    orderPlasticJob(cardDeps),
    performActionJob(cardDeps),
    fraud.ruleOffJob,
    ...applicationJobs(application),
    ...sessionJobs(safetyDeps, mail),
    ...transactionsJobs(transactions),
    ...fundingJobs(fundingDeps),
    ...billsJobs(billsDeps),
    ...disputesJobs(disputesDeps),
    ...programJobs(programDeps),
    ...refundsJobs(refundsDeps),
    statementsJob(statementsDeps),
    ...emails.jobs,
    sms.job,
  ]
  const dueWork: readonly DueWork[] = [
    // Runs first, because the other due work reads the calendar.
    { name: 'program.calendar', runDue: calendar.refresh },
    applicationDueWork(application),
    unfundedWork(accountStatusDeps),
    ...fundingDueWork(fundingDeps),
    ...billsDueWork(billsDeps),
    disputesDueWork(disputesDeps),
    ...programDueWork(programDeps),
    refundsDueWork(refundsDeps),
    statementsDueWork(statementsDeps),
    ...trackerDueWork({ database, clock, forEachDue, config, account, customer, notifications, emails }),
  ]

  const erasureCandidates = [
    accountErasureCandidates({ ...accountDeps, unlinkAll: funding.unlinkAll }),
    applicationErasureCandidates({ database }),
  ]

  /** Registers the routes of every feature, and the sandbox's routes only in a sandbox run. */
  const serveFeatures = (serve: Serve): void => {
    sessionRoutes(serve, session, {
      ...safetyDeps,
      cancelSince: [funding.cancelSince, bills.cancelSince],
    })
    mfaRoutes(serve, mfaService(safetyDeps))
    applicationRoutes(serve, application, { config, clock })
    accountRoutes(serve, account)
    accountStatusRoutes(serve, accountStatusDeps, account)
    customerRoutes(serve, customerDeps, customer)
    cardRoutes(serve, cardDeps, { getAccount: account.getAccount, fraud })
    fraudRoutes(serve, fraud)
    transactionsRoutes(serve, transactions)
    fundingRoutes(serve, funding)
    billsRoutes(serve, bills)
    rewardsRoutes(serve, rewards)
    notificationsRoutes(serve, notifications)
    disputesRoutes(serve, disputes)
    statementsRoutes(serve, statements)
    trackerRoutes(serve, tracker, { database, clock, listTrusteePayments: bills.listTrusteePayments })
    programRoutes(serve, program)
    refundsRoutes(serve, refunds)
    if (config.BUSINESS_CLOCK_URL) closedMonthsRoutes(serve, statements)
  }

  return {
    session,
    account,
    customer,
    emails,
    notifications,
    application,
    disputes,
    transactions,
    program,
    listeners,
    jobs,
    dueWork,
    erasureCandidates,
    serveFeatures,
  }
}
