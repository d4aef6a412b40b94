/**
 * Passes the processor's events to the features: translates a batch once, finds the customers of all its
 * events in one query, and gives each feature the events that it listens to.
 */
import type { Db } from '@yoursuccess/database/database'
import type { AccountService } from '../features/account/account.service.ts'
import type { CustomerService } from '../features/customer/customer.service.ts'
import type { SetasideService } from '../features/setaside/setaside.service.ts'
import type { TransactionsService } from '../features/transactions/transactions.service.ts'
import type { EventListener } from '../inbox/inbox.ts'
import type { CardProcessor, ProcessorEvent } from '../partners/card-processor/port.ts'
import type { EventOf, EventType, OwnedEvent, ProcessorListeners, Registered } from './registered.ts'

export interface ProcessorEventDeps {
  processor: Pick<CardProcessor, 'translateEvent'>
  account: Pick<AccountService, 'listOwners'>
  customer: Pick<CustomerService, 'listErased' | 'recordLateEvent'>
  transactions: Pick<TransactionsService, 'lockPosting'>
  setAside: Pick<SetasideService, 'listOwners' | 'listErased' | 'recordPosted'>
  features: readonly Pick<Registered<unknown>, 'onProcessorEvents' | 'onProcessorBatches'>[]
}

/** An event names an account that we do not know (yet). The inbox keeps the event and retries it. */
export class UnknownAccount extends Error {
  constructor() {
    super('an event names an account that is not known yet')
  }
}

export const processorEventListener =
  ({ processor, account, customer, transactions, setAside, features }: ProcessorEventDeps): EventListener =>
  async (tx, stored, forget) => {
    const events = stored.map((event) => processor.translateEvent(event.body))
    const { owned, ofSetAsides, late } = await withOwners(tx, { account, customer, setAside }, events)
    // Events of an erased customer contain the account number, so the inbox deletes them. What a person must
    // review is recorded first.
    for (const event of late) {
      if (event.type !== 'other') await customer.recordLateEvent(tx, event.customerId, event)
      forget(event.eventId)
    }
    // Before any row, and for the whole batch: two servers that apply events of the same accounts then wait for
    // one another instead of for each other's rows. Which of them comes first makes no difference.
    await transactions.lockPosting(tx, ...[...owned, ...ofSetAsides].map(({ customerId }) => customerId))
    // It has no card, and no transfers of other banks. But the trustee is paid from it.
    await setAside.recordPosted(
      tx,
      ofSetAsides.filter((event) => event.type === 'posted'),
    )
    const authorizations = owned.filter((event) => event.type === 'authorization')
    const posted = owned.filter((event) => event.type === 'posted')
    for (const { onProcessorBatches: listener } of features) {
      await listener?.authorizations(tx, authorizations)
      await listener?.posted(tx, posted)
    }
    const paid = ofSetAsides.filter((event) => event.type === 'bill_payment')
    for (const event of [...owned, ...paid]) {
      for (const { onProcessorEvents: listeners = {} } of features)
        await pass(listeners, tx, event.type, event.customerId, event)
    }
  }

const pass = async <Type extends EventType>(
  listeners: ProcessorListeners,
  tx: Db,
  type: Type,
  customerId: number,
  event: EventOf<Type>,
): Promise<void> => listeners[type]?.(tx, customerId, event)

/**
 * Adds the owner to each event: `owned` are of customers' main accounts, `ofSetAsides` of their set-asides, `late` of
 * either account of customers who were erased. Throws UnknownAccount if an account belongs to nobody.
 */
const withOwners = async (
  tx: Db,
  { account, customer, setAside }: Pick<ProcessorEventDeps, 'account' | 'customer' | 'setAside'>,
  events: readonly ProcessorEvent[],
): Promise<{ owned: OwnedEvent[]; ofSetAsides: OwnedEvent[]; late: OwnedEvent[] }> => {
  const prns = [...new Set(events.map((event) => event.prn))]
  const owners = await account.listOwners(tx, prns)
  const others = prns.filter((prn) => !owners.has(prn))
  const setAsides = await setAside.listOwners(tx, others)
  const strangers = others.filter((prn) => !setAsides.has(prn))
  const erased = new Map([
    ...(await customer.listErased(tx, strangers)),
    ...(await setAside.listErased(tx, strangers)),
  ])
  if (strangers.some((prn) => !erased.has(prn))) throw new UnknownAccount()
  const ownedBy = (customers: ReadonlyMap<string | null, number>) =>
    events.flatMap((event) => {
      const customerId = customers.get(event.prn)
      return customerId === undefined ? [] : [{ ...event, customerId }]
    })
  return { owned: ownedBy(owners), ofSetAsides: ownedBy(setAsides), late: ownedBy(erased) }
}
