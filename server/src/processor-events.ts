/** What the processor's events mean for the rooms: each batch is translated once and given to those it concerns. */
import type { Db } from '@yoursuccess/database/database'
import type { AccountService } from './features/account/account.service.ts'
import type { CardService } from './features/card/card.service.ts'
import type {
  OwnedAuthorization,
  OwnedTransaction,
  TransactionsService,
} from './features/transactions/transactions.service.ts'
import type { EventListener } from './inbox/inbox.ts'
import type { CardProcessor, ProcessorEvent } from './partners/card-processor/port.ts'

export interface ProcessorEventParts {
  processor: Pick<CardProcessor, 'translateEvent'>
  account: Pick<AccountService, 'listOwners'>
  card: Pick<CardService, 'recordState'>
  transactions: Pick<TransactionsService, 'recordPosted' | 'recordAuthorizations'>
}

/** An event of an account that we do not know (yet) is kept and tried again. */
export class UnknownAccount extends Error {
  constructor() {
    super('an event names an account that is not known yet')
  }
}

type Owned = ProcessorEvent & { customerId: number }

export const processorEventListener =
  ({ processor, account, card, transactions }: ProcessorEventParts): EventListener =>
  async (tx, stored) => {
    const events = stored.map((event) => processor.translateEvent(event.body))
    const owned = await withOwners(tx, account, events)
    await transactions.recordAuthorizations(tx, owned.filter(isAuthorization).map(toAuthorization))
    await transactions.recordPosted(tx, owned.filter(isPosted).map(toPosted))
    for (const event of owned) {
      if (event.type !== 'card') continue
      const { cardRef, state, frozen, pinSetAt } = event
      await card.recordState(tx, event.customerId, { processorRef: cardRef, state, frozen, pinSetAt })
    }
  }

const withOwners = async (
  tx: Db,
  account: ProcessorEventParts['account'],
  events: readonly ProcessorEvent[],
): Promise<Owned[]> => {
  const owners = await account.listOwners(tx, [...new Set(events.map((event) => event.prn))])
  return events.map((event) => {
    const customerId = owners.get(event.prn)
    if (!customerId) throw new UnknownAccount()
    return { ...event, customerId }
  })
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
