/**
 * Passes the processor's events to the features: translates a batch once, and gives each feature its events.
 */
import type { Db } from '@yoursuccess/database/database'
import type { AccountService } from '../features/account/account.service.ts'
import type { BillsService } from '../features/bills/bills.service.ts'
import type { CardService } from '../features/card/card.service.ts'
import type { CustomerService } from '../features/customer/customer.service.ts'
import type { FraudService } from '../features/fraud/fraud.service.ts'
import type { FundingService } from '../features/funding/funding.service.ts'
import type { RefundsService } from '../features/refunds/refunds.service.ts'
import type {
  OwnedAuthorization,
  OwnedTransaction,
  TransactionsService,
} from '../features/transactions/transactions.service.ts'
import type { EventListener } from '../inbox/inbox.ts'
import type { CardProcessor, ProcessorEvent } from '../partners/card-processor/port.ts'

export interface ProcessorEventDeps {
  processor: Pick<CardProcessor, 'translateEvent'>
  account: Pick<AccountService, 'listOwners'>
  customer: Pick<CustomerService, 'listErased' | 'recordLateEvent'>
  card: Pick<CardService, 'recordState'>
  fraud: Pick<FraudService, 'recordDenial'>
  funding: Pick<FundingService, 'recordOutcome'>
  bills: Pick<BillsService, 'recordOutcome'>
  refunds: Pick<RefundsService, 'recordEvent'>
  transactions: Pick<TransactionsService, 'recordPosted' | 'recordAuthorizations'>
}

/** An event names an account that we do not know (yet). The inbox keeps the event and retries it. */
export class UnknownAccount extends Error {
  constructor() {
    super('an event names an account that is not known yet')
  }
}

type Owned = ProcessorEvent & { customerId: number }

export const processorEventListener =
  ({
    processor,
    account,
    customer,
    card,
    fraud,
    funding,
    bills,
    refunds,
    transactions,
  }: ProcessorEventDeps): EventListener =>
  async (tx, stored, forget) => {
    const events = stored.map((event) => processor.translateEvent(event.body))
    const { owned, late } = await withOwners(tx, { account, customer }, events)
    // Events of an erased customer contain the account number, so the inbox deletes them. What a person must
    // review is recorded first.
    for (const event of late) {
      if (event.type !== 'other') await customer.recordLateEvent(tx, event.customerId, event)
      forget(event.eventId)
    }
    await transactions.recordAuthorizations(tx, owned.filter(isAuthorization).map(toAuthorization))
    await transactions.recordPosted(tx, owned.filter(isPosted).map(toPosted))
    for (const event of owned) {
      const reported = transferOf(event)
      if (reported) await funding.recordOutcome(tx, event.customerId, reported)
      if (event.type === 'bill_payment') await bills.recordOutcome(tx, event.customerId, event)
      if (event.type === 'refund_check') await refunds.recordEvent(tx, event.customerId, event.check)
      if (event.type === 'authorization_denied') await fraud.recordDenial(tx, event.customerId, event.denial)
      if (event.type !== 'card') continue
      const { cardRef, ...change } = event
      await card.recordState(tx, event.customerId, { processorRef: cardRef, ...change })
    }
  }

/**
 * Adds the owner to each event: `owned` are of customers, `late` of customers who were erased. Throws
 * UnknownAccount if an account belongs to neither.
 */
const withOwners = async (
  tx: Db,
  { account, customer }: Pick<ProcessorEventDeps, 'account' | 'customer'>,
  events: readonly ProcessorEvent[],
): Promise<{ owned: Owned[]; late: Owned[] }> => {
  const prns = [...new Set(events.map((event) => event.prn))]
  const owners = await account.listOwners(tx, prns)
  const strangers = prns.filter((prn) => !owners.has(prn))
  const erased = await customer.listErased(tx, strangers)
  if (strangers.some((prn) => !erased.has(prn))) throw new UnknownAccount()
  const ownedBy = (customers: ReadonlyMap<string | null, number>) =>
    events.flatMap((event) => {
      const customerId = customers.get(event.prn)
      return customerId === undefined ? [] : [{ ...event, customerId }]
    })
  return { owned: ownedBy(owners), late: ownedBy(erased) }
}

/** The outcome of a transfer from another bank. A posted ACH credit means that the transfer completed. */
const transferOf = (event: Owned) => {
  if (event.type === 'ach') return { transferRef: event.transferRef, outcome: event.outcome }
  if (event.type !== 'posted' || event.transaction.kind !== 'ach_credit') return undefined
  const { transferRef } = event.transaction
  return transferRef === undefined ? undefined : { transferRef, outcome: { state: 'completed' } as const }
}

type Posted = Extract<Owned, { type: 'posted' }>
type Authorized = Extract<Owned, { type: 'authorization' }>
const isPosted = (event: Owned): event is Posted => event.type === 'posted'
const isAuthorization = (event: Owned): event is Authorized => event.type === 'authorization'
const toPosted = ({ customerId, transaction }: Posted): OwnedTransaction => ({ customerId, transaction })
const toAuthorization = ({ customerId, authorization }: Authorized): OwnedAuthorization => ({
  customerId,
  authorization,
})
