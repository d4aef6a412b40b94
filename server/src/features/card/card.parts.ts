import { cardRefusals } from '@yoursuccess/contract/card'
import type { Database } from '@yoursuccess/database/database'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Idempotency } from '../../idempotency/idempotency.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { CardProcessor } from '../../partners/card-processor/port.ts'
import { refusing } from '../../refusal.ts'
import type { AccountService } from '../account/account.service.ts'
import type { FraudService } from '../fraud/fraud.service.ts'
import type { CardNewsParts } from './card-news.ts'

export interface CardParts extends CardNewsParts {
  database: Database
  clock: Clock
  config: Pick<Config, 'CARD_REPLACEMENT_FEE_CENTS' | 'PRODUCT_NAME' | 'SUPPORT_PHONE'>
  queue: Queue
  idempotency: Idempotency
  /** For a card with a fee: refused while the account is stopped. */
  paidOrders: Idempotency
  processor: CardProcessor
  account: Pick<AccountService, 'getReference'>
  fraud: Pick<FraudService, 'hasOpenFreeze' | 'deny'>
}

export const refuse = refusing(cardRefusals)

/** Cards of these states can be frozen, replaced, shown, and get a PIN. */
const IN_USE = ['issued', 'active']
export const isInUse = ({ state }: { state: string }): boolean => IN_USE.includes(state)

/**
 * The card that the customer has: one that works, and not one that is in the mail for it. Of cards newest first; undefined
 * while the only one that works is in the mail.
 */
export const cardInHand = <C extends { state: string; hasRequestedNewCard: boolean }>(
  cards: readonly C[],
): C | undefined => cards.find((card) => isInUse(card) && !card.hasRequestedNewCard)

/** What was mailed once, was replaced or has a PIN. `isOrdered`: the first deposit had it ordered. */
export const isMailed = (
  { hasRequestedNewCard, pinSetAt }: { hasRequestedNewCard: boolean; pinSetAt: Date | null },
  isOrdered: boolean,
): boolean => isOrdered || hasRequestedNewCard || pinSetAt !== null
