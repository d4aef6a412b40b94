/** Every room of the bank with what it needs of the others: its services, jobs, due work, listeners and routes. */
import { accountRoutes } from '../features/account/account.routes.ts'
import { accountService } from '../features/account/account.service.ts'
import { bringHolderJob } from '../features/account/sync-holder.ts'
import { earlyAccessJob } from '../features/account/early-access.ts'
import { accountLeavers } from '../features/account/erasure-candidates.ts'
import { openAccountJob } from '../features/account/open-account.ts'
import { bringStandingJob } from '../features/account/account-status.ts'
import { retentionRoutes } from '../features/account/retention.routes.ts'
import { retentionService } from '../features/account/retention.service.ts'
import { standingRoutes } from '../features/account/account-status.routes.ts'
import { unfundedWork } from '../features/account/unfunded.ts'
import { personalInfoRoutes } from '../features/account/personal-info.routes.ts'
import { applicationDueWork, applicationJobs } from '../features/application/application.jobs.ts'
import { applicationLeavers } from '../features/application/erasure-candidates.ts'
import { applicationRoutes } from '../features/application/application.routes.ts'
import { applicationService } from '../features/application/application.service.ts'
import { billsDueWork, billsJobs } from '../features/bills/bills.jobs.ts'
import { billsRoutes } from '../features/bills/bills.routes.ts'
import { billsService } from '../features/bills/bills.service.ts'
import { cardRoutes } from '../features/card/card.routes.ts'
import { cardService } from '../features/card/card.service.ts'
import { performActionJob } from '../features/card/perform-action.ts'
import { orderPlasticJob } from '../features/card/plastic-card.ts'
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
import { emailService } from '../features/session/change-email.ts'
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
import type { House } from './server-deps.ts'
import type { Serve } from '../http/serve.ts'
import { createLetters } from '../messaging/emails.ts'
import { createTexts } from '../messaging/sms.ts'

export const openRooms = (house: House) => {
  const { database, clock, config, calendar, queue, forEachDue, vault, idempotency, partners } = house
  const { processor, identity, phones, messages, ach, bankLink, billers, mail, refundChecks } = partners

  /** For orders that take money out of an account. */
  const orders = refusingStopped(idempotency, { database, clock })
  const program = programService({ config, clock, database, calendar })
  const sessionParts = { database, clock, config, vault, queue, forEachDue, program }
  const session = sessionService(sessionParts)
  const { getEmail: emailOf, getReadableLink: linkFor } = session
  const letters = createLetters({ database, queue, mail, emailOf, linkFor })
  const notifications = notificationsService({ database, clock, linkHosts: config.LINK_HOSTS })
  const card = cardService({ clock, queue, config, notifications, letters })
  const accountParts = {
    database,
    clock,
    processor,
    queue,
    session,
    card,
    notifications,
    beginStatements,
  }
  const account = accountService(accountParts)
  const safetyParts = { ...sessionParts, letters, notifications, phoneOf: account.findPhone }
  const retention = retentionService({ database, clock, config })
  const texts = createTexts({ database, queue, messages, phoneOf: account.findPhone })
  const application = applicationService({ ...sessionParts, session, account, letters, identity, phones })
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
      takeBackReturned({ clock, config, notifications, letters }, ...returned),
    haveDepositsEnded: () => program.hasEnded('deposits'),
  })
  const fraud = fraudService({
    ...sessionParts,
    letters,
    texts,
    processor,
    account,
    notifications,
  })
  const cardParts = {
    ...sessionParts,
    idempotency,
    paidOrders: orders,
    letters,
    processor,
    account,
    notifications,
    fraud,
  }
  const fundingParts = {
    ...sessionParts,
    idempotency: orders,
    letters,
    ach,
    bankLink,
    account,
    session,
    notifications,
    program,
  }
  const funding = fundingService(fundingParts)
  const countTransfersUnderWay = async (customerId: number) => (await funding.listPending(customerId)).length
  const programParts = { ...sessionParts, calendar, letters, processor, account, session, notifications }
  const refundsParts = { ...programParts, refundChecks, countTransfersUnderWay }
  const refunds = refundsService(refundsParts)
  const standingParts = {
    ...accountParts,
    forEachDue,
    config,
    idempotency,
    letters,
    countTransfersUnderWay,
  }
  const billsParts = {
    database,
    clock,
    config,
    queue,
    forEachDue,
    idempotency: orders,
    letters,
    billers,
    account,
    session,
    notifications,
    tracker,
  }
  const bills = billsService(billsParts)
  const statementsParts = {
    ...sessionParts,
    letters,
    processor,
    account,
    notifications,
    session,
    transactions,
  }
  const statements = statementsService(statementsParts)
  const disputesParts = { ...statementsParts, idempotency, statements }
  const disputes = disputesService(disputesParts)

  const listeners = {
    galileo: processorEventListener({
      processor,
      account,
      retention,
      card,
      fraud,
      transactions,
      funding,
      bills,
      refunds,
    }),
    plaid: linkEventListener(fundingParts),
  }
  const jobs = [
    openAccountJob(account),
    earlyAccessJob(accountParts),
    bringHolderJob(accountParts),
    bringStandingJob(standingParts),
    orderPlasticJob(cardParts),
    performActionJob(cardParts),
    fraud.ruleOffJob,
    ...applicationJobs(application),
    ...sessionJobs(safetyParts, mail),
    ...transactionsJobs(transactions),
    ...fundingJobs(fundingParts),
    ...billsJobs(billsParts),
    ...disputesJobs(disputesParts),
    ...programJobs(programParts),
    ...refundsJobs(refundsParts),
    statementsJob(statementsParts),
    ...letters.jobs,
    texts.job,
  ]
  const dueWork: readonly DueWork[] = [
    // First of all: the others decide by it.
    { name: 'program.calendar', runDue: calendar.refresh },
    applicationDueWork(application),
    unfundedWork(standingParts),
    ...fundingDueWork(fundingParts),
    ...billsDueWork(billsParts),
    disputesDueWork(disputesParts),
    ...programDueWork(programParts),
    refundsDueWork(refundsParts),
    statementsDueWork(statementsParts),
    ...trackerDueWork({ database, clock, forEachDue, config, account, session, notifications, letters }),
  ]

  const leavers = [
    accountLeavers({ ...accountParts, retention, unlinkAll: funding.unlinkAll }),
    applicationLeavers({ database }),
  ]

  /** Serves the calls of every room; those of the sandbox only where it plays the outside world. */
  const serveRooms = (serve: Serve): void => {
    sessionRoutes(serve, session, {
      ...safetyParts,
      restoreContact: account.restoreContact,
      cancelSince: [funding.cancelSince, bills.cancelSince],
    })
    mfaRoutes(serve, mfaService(safetyParts))
    applicationRoutes(serve, application, { config, clock })
    accountRoutes(serve, account)
    standingRoutes(serve, standingParts, account)
    retentionRoutes(serve, retention)
    personalInfoRoutes(
      serve,
      { ...safetyParts, processor, session, email: emailService(safetyParts) },
      account,
    )
    cardRoutes(serve, cardParts, { getAccount: account.getAccount, fraud })
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
    letters,
    notifications,
    retention,
    application,
    disputes,
    transactions,
    program,
    listeners,
    jobs,
    dueWork,
    leavers,
    serveRooms,
  }
}
