/** Creates links to the rewards site and notifies customers of cash back. */
import { negate, type Cents } from '@yoursuccess/contract/core/money'
import { rewardsRefusals } from '@yoursuccess/contract/rewards/rewards'
import type { Database, Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Clock } from '../../clock/clock.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { RewardsSite } from '../../partners/rewards-site/port.ts'
import { refusing } from '../../http/refusal.ts'
import { message, usd } from '../../messaging/render.ts'
import { copy } from './rewards.messages.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { placeOf } from './rewards.rules.ts'

export interface RewardsDeps {
  database: Database
  clock: Clock
  site: RewardsSite
  account: Pick<AccountService, 'getReference'>
  notifications: Pick<NotificationsService, 'notifyAll'>
  /** Whether deposits have ended by the program's calendar. */
  haveDepositsEnded: () => boolean
}

/** A posted cash back. The amount is negative for a reversal. */
export interface CashBack {
  customerId: number
  processorId: string
  amountCents: Cents
  details: string
  postedAt: Date
}

const TRANSACTIONS_PATH = '/dashboard/transactions'

const refuse = refusing(rewardsRefusals)

export const rewardsService = (deps: RewardsDeps) => {
  const { database, clock, site, account, notifications, haveDepositsEnded } = deps
  return {
    /**
     * Returns a link that signs the customer in to the rewards site, once. The site does not learn who the
     * customer is, only the account that gets the cash back. Throws `rewards.ended`, and
     * `rewards.unavailable` if the site does not answer.
     */
    getSsoLink: async (customerId: number, deeplink: string | undefined): Promise<string> => {
      if (haveDepositsEnded()) throw refuse('rewards.ended')
      const member = await account.getReference(database.db, customerId)
      const link = await site.createSsoLink({ member, path: placeOf(deeplink) }).catch((error: unknown) => {
        throw error instanceof PartnerError ? refuse('rewards.unavailable') : error
      })
      await audit(database.db, clock.realNow(), 'customer', 'rewards.link_created', { customerId })
      return link
    },

    /** Notifies customers of posted cash back, in the transaction that records the postings. */
    notifyCashBack: (tx: Db, posted: readonly CashBack[]): Promise<void> =>
      notifications.notifyAll(tx, posted.map(noticeOf)),
  }
}
export type RewardsService = ReturnType<typeof rewardsService>

const noticeOf = ({ customerId, processorId, amountCents, details, postedAt }: CashBack) => ({
  customerId,
  title:
    amountCents < 0
      ? message(copy.takenBack, { amount: usd(negate(amountCents)), details })
      : message(copy.arrived, { amount: usd(amountCents), details }),
  url: TRANSACTIONS_PATH,
  dedupeKey: `cash-back-${processorId}`,
  happenedAt: postedAt,
})
