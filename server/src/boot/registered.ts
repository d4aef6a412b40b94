/** What a feature gives the bank: each `x.register.ts` returns it, without what the feature does not have. */
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../clock/business-clock.ts'
import type { Serve } from '../http/serve.ts'
import type { EventListener } from '../inbox/inbox.ts'
import type { Job } from '../jobs/queue.ts'
import type { ProcessorEvent } from '../partners/card-processor/port.ts'
import type { CustomerRecord } from '../security/retention/customer-records.ts'
import type { ErasureCandidates } from '../security/retention/erase-customers.ts'
import type { OldRows } from '../security/retention/old-rows.ts'

export interface Registered<Service> {
  /** The use cases. Other features and the operator's commands get it. */
  service: Service
  routes(serve: Serve): void
  /** Routes that only a sandbox run has. `runDue` does all work that is due now. */
  sandboxRoutes?(serve: Serve, runDue: () => Promise<void>): void
  jobs?: readonly Job<never>[]
  /** Work that is due by business time. */
  dueWork?: readonly DueWork[]
  /** The customer's data in the feature's tables. */
  records?: readonly CustomerRecord[]
  erasureCandidates?: ErasureCandidates
  /** Rows of any customer that are deleted after a time. */
  oldRows?: readonly OldRows[]
  /** Called with each of the processor's events of these types, in the order of the events. */
  onProcessorEvents?: ProcessorListeners
  /** Called with all such events of a batch at once, before `onProcessorEvents`. */
  onProcessorBatches?: {
    authorizations(tx: Db, events: readonly OwnedEvent<'authorization'>[]): Promise<void>
    posted(tx: Db, events: readonly OwnedEvent<'posted'>[]): Promise<void>
  }
  /** Listeners to other partners' events, by partner. */
  listeners?: Readonly<Record<string, EventListener>>
}

type Events = { [Event in ProcessorEvent as Event['type']]: Event }
export type EventType = keyof Events
export type EventOf<Type extends EventType> = Events[Type]
export type OwnedEvent<Type extends EventType = EventType> = EventOf<Type> & { customerId: number }

/** Runs in the transaction that marks the events as applied. */
export type ProcessorListeners = {
  [Type in EventType]?: (tx: Db, customerId: number, event: EventOf<Type>) => Promise<void>
}
