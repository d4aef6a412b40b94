/**
 * Mails the first plastic card. The card works in digital form from the start; we order the plastic once
 * deposits reach the minimum (ACCOUNT-13). The order is recorded with the deposit, and a job sends it to the
 * processor.
 */
import type { Database, Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Clock } from '../../clock/clock.ts'
import { partnerWork } from '../../jobs/partner-work.ts'
import type { Job, Queue } from '../../jobs/queue.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import { type CardNotifyDeps, notifyPlasticSent } from './card.notifications.ts'
import { endPlasticOrder, findPlasticOrder, insertPlasticOrder } from './plastic-orders.queries.ts'

interface PlasticJob {
  customerId: number
}
const ORDER_PLASTIC = { name: 'card.order-plastic' } as const

/** Records the order in the transaction of the deposit. Does nothing if the customer already has an order. */
export const enqueuePlasticCard = async (
  { clock, queue }: { clock: Clock; queue: Queue },
  tx: Db,
  { customerId, accountId }: { customerId: number; accountId: number },
): Promise<void> => {
  if (!(await insertPlasticOrder(tx, { customerId, accountId, requestedAt: clock.now() }))) return
  await queue.send<PlasticJob>(tx, ORDER_PLASTIC, { customerId })
}

export interface PlasticDeps extends CardNotifyDeps {
  database: Database
  clock: Clock
  processor: Pick<CardProcessor, 'orderPlastic'>
  account: { getReference(db: Db, customerId: number): Promise<string> }
}

export const orderPlasticJob = (deps: PlasticDeps): Job<PlasticJob> => ({
  ...ORDER_PLASTIC,
  run: partnerWork(deps, {
    find: ({ customerId }: PlasticJob) => findPlasticOrder(deps.database.db, customerId),
    isUnsent: ({ state }) => state === 'intended',
    send: async ({ customerId, accountId }, prn) => {
      await deps.processor.orderPlastic({ prn, reference: `plastic-${accountId}` })
      return (tx) => end(deps, tx, customerId, { state: 'done' })
    },
    refused:
      ({ customerId }, refusal) =>
      (tx) =>
        end(deps, tx, customerId, { state: 'refused', refusal }),
  }).send,
})

const end = async (
  deps: PlasticDeps,
  tx: Db,
  customerId: number,
  how: { state: 'done' | 'refused'; refusal?: string },
): Promise<void> => {
  const { clock } = deps
  if (!(await endPlasticOrder(tx, customerId, { ...how, endedAt: clock.now() }))) return
  const event = how.state === 'done' ? 'card.plastic_ordered' : 'card.plastic_refused'
  await audit(tx, clock.realNow(), 'galileo', event, { customerId })
  if (how.state === 'done') await notifyPlasticSent(deps, tx, customerId, clock.now())
}
