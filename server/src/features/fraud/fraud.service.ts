/** Purchases that the processor's fraud rules denied. The customer is notified once and can answer once. */
import { fraudRefusals } from '@yoursuccess/contract/card/card'
import { ANSWER_HOURS, type getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { Database, Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Config } from '../../boot/config.ts'
import type { Job, Queue } from '../../jobs/queue.ts'
import type { Emails } from '../../messaging/emails.ts'
import { message, usd } from '../../messaging/render.ts'
import type { CardProcessor, ProcessorDenial } from '../../partners/card-processor/port.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refusing } from '../../http/refusal.ts'
import type { Sms } from '../../messaging/sms.ts'
import type { AccountService } from '../account/account.service.ts'
import type { NotificationsService } from '../notifications/notifications.service.ts'
import { copy } from './fraud.messages.ts'
import {
  type AuthDenial,
  findDenial,
  hasUnansweredFreeze,
  insertDenial,
  lockDenial,
  recordAnswer,
} from './fraud.queries.ts'

const HOUR_MS = 3_600_000
const RULE_OFF_HOURS = 24
/** The customer's request makes the first attempt; the job retries. */
const RULE_OFF = { name: 'fraud.rule-off', delaySeconds: 10 } as const

export interface FraudDeps {
  database: Database
  clock: Clock
  config: Pick<Config, 'publicUrl' | 'PRODUCT_NAME'>
  queue: Queue
  emails: Pick<Emails, 'post'>
  sms: Pick<Sms, 'post'>
  processor: Pick<CardProcessor, 'setFeature'>
  account: Pick<AccountService, 'getReference'>
  notifications: Pick<NotificationsService, 'notify'>
}

interface Answering {
  customerId: number
  id: number
}

export const fraudService = (deps: FraudDeps) => {
  const { database, clock, config, queue, emails, sms, processor, account, notifications } = deps
  const answerableSince = () => new Date(clock.realNow().getTime() - ANSWER_HOURS * HOUR_MS)
  const canAnswer = (denial: AuthDenial) => denial.result === null && denial.reportedAt > answerableSince()

  /**
   * Records the answer and returns the denial. Throws `not_found`, and `fraud.answered` if answered or too
   * old.
   */
  const answer = async (
    tx: Db,
    { customerId, id }: Answering,
    result: 'confirmed' | 'denied',
  ): Promise<AuthDenial> => {
    const denial = await lockDenial(tx, customerId, id)
    if (!denial) throw notFound()
    if (!canAnswer(denial)) throw refuse('fraud.answered')
    await recordAnswer(tx, customerId, id, {
      result,
      answeredAt: clock.realNow(),
      ...(result === 'confirmed' && {
        ruleOffUntil: new Date(clock.now().getTime() + RULE_OFF_HOURS * HOUR_MS),
      }),
    })
    const event = result === 'confirmed' ? 'fraud_alert.confirmed' : 'fraud_alert.denied'
    await audit(tx, clock.realNow(), 'customer', event, { customerId, subject: `event_auth_denial:${id}` })
    return denial
  }

  const switchRuleOff = async ({ customerId, id }: Answering): Promise<void> => {
    const denial = await findDenial(database.db, customerId, id)
    if (!denial?.ruleOffUntil) return
    await processor.setFeature({
      prn: await account.getReference(database.db, customerId),
      feature: 'fraud_rules_off',
      enabled: true,
      endsAt: denial.ruleOffUntil,
      reference: `fraud-rule-off-${id}`,
    })
  }

  return {
    /** Records a purchase that the fraud rules denied, and notifies the customer, only once. */
    recordDenial: async (tx: Db, customerId: number, denial: ProcessorDenial): Promise<void> => {
      if (!denial.fraud) return
      const row = await insertDenial(tx, {
        customerId,
        processorRef: denial.id,
        cardRef: denial.cardRef ?? null,
        merchantName: denial.merchantName,
        amountCents: cents(Math.abs(denial.amountCents)),
        deniedAt: denial.deniedAt,
        fraudResult: denial.fraud === 'freeze' ? 'FREEZE' : 'DENY',
        reportedAt: clock.realNow(),
      })
      if (!row) return
      const path = `/fraud-alerts/${row.id}`
      const what = { amount: usd(row.amountCents), merchant: row.merchantName }
      await notifications.notify(tx, customerId, {
        title: message(copy.title, what),
        url: path,
        dedupeKey: `fraud-alert-${row.id}`,
        happenedAt: denial.deniedAt,
      })
      await emails.post(tx, customerId, {
        subject: message(copy.subject),
        isSafety: true,
        paragraphs: [
          message(copy.declined, what),
          message(row.fraudResult === 'FREEZE' ? copy.frozen : copy.works),
          message(copy.askWhetherYours),
          new URL(path, config.publicUrl),
        ],
      })
      const link = new URL(path, config.publicUrl).href
      await sms.post(tx, customerId, message(copy.sms, { ...what, product: config.PRODUCT_NAME, link }))
    },

    /** Throws `not_found`. */
    getAuthDenial: async (customerId: number, id: number): Promise<ReplyOf<typeof getAuthDenial>> => {
      const denial = await findDenial(database.db, customerId, id)
      if (!denial) throw notFound()
      return {
        id: denial.id,
        merchant_name: denial.merchantName,
        amount: formatAmount(denial.amountCents),
        timestamp: denial.deniedAt.toISOString(),
        fraud_result: denial.fraudResult,
        result: denial.result,
        can_answer: canAnswer(denial),
      }
    },

    /**
     * Records that the customer made the purchase, and turns the fraud rules off for a day. If the processor
     * does not answer, a job retries.
     */
    confirm: async (customerId: number, id: number): Promise<void> => {
      await database.transaction(async (tx) => {
        await answer(tx, { customerId, id }, 'confirmed')
        await queue.send<Answering>(tx, RULE_OFF, { customerId, id })
      })
      await switchRuleOff({ customerId, id }).catch((error: unknown) => {
        if (!(error instanceof PartnerError)) throw error
      })
    },

    /**
     * Records that the customer did not make the purchase, in the transaction that orders the replacement.
     * Returns when (business time) and with which card it was attempted.
     */
    deny: (tx: Db, customerId: number, id: number): Promise<Pick<AuthDenial, 'deniedAt' | 'cardRef'>> =>
      answer(tx, { customerId, id }, 'denied'),

    /** True if an alert that froze the card has no answer and can still get one (CARD-23). */
    hasOpenFreeze: (db: Db, customerId: number): Promise<boolean> =>
      hasUnansweredFreeze(db, customerId, answerableSince()),

    ruleOffJob: { ...RULE_OFF, run: switchRuleOff } as Job<Answering>,
  }
}
export type FraudService = ReturnType<typeof fraudService>

const refuse = refusing(fraudRefusals)
