import { cardRefusals } from '@yoursuccess/contract/card/card'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import { refusing } from '../../http/refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { FraudService } from '../fraud/fraud.service.ts'
import type { CardNotifyDeps } from './card.notifications.ts'

export interface CardDeps extends CardNotifyDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'CARD_REPLACEMENT_FEE_CENTS' | 'PRODUCT_NAME' | 'SUPPORT_PHONE'>
  queue: Queue
  idempotency: Idempotency
  /** Idempotency for orders with a fee: refuses them while the account's money is stopped. */
  paidOrders: Idempotency
  processor: CardProcessor
  account: Pick<AccountService, 'getReference' | 'getAccount'>
  fraud: Pick<FraudService, 'hasOpenFreeze' | 'deny' | 'confirm'>
}

export const refuse = refusing(cardRefusals)
