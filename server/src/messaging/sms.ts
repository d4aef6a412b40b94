/** Urgent SMS to a customer: enqueued in the event's transaction, sent by a job. */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../jobs/queue.ts'
import { PartnerError } from '../partners/partner-error.ts'
import type { TextMessages } from '../partners/sms/port.ts'
import type { StoredMessage, Texts } from './render.ts'

export interface Sms {
  /**
   * Sends the text after the commit, to the customer's phone at the time of sending; does nothing if there is
   * no phone. Anyone who holds the phone can read it: never include a secret, an account number or details of
   * the case.
   */
  post(tx: Db, customerId: number, message: StoredMessage): Promise<void>
  jobs: readonly (Job<Delivery> | Job<TextDelivery>)[]
}

interface Delivery {
  customerId: number
  message: StoredMessage
}

/** Queued by former builds, with finished text. */
export interface TextDelivery {
  customerId: number
  text: string
}

/** Retried for a few minutes only: by then the customer has read the email. */
const SEND = { name: 'sms.send', retries: 6 } as const

export const createSms = ({
  database,
  queue,
  messages,
  findPhone,
  getLanguage,
  texts,
}: {
  database: Database
  queue: Queue
  messages: TextMessages
  findPhone: (db: Db, customerId: number) => Promise<string | undefined>
  getLanguage: (db: Db, customerId: number) => Promise<LanguageCode>
  texts: Texts
}): Sms => {
  const send = async ({ customerId, text }: TextDelivery): Promise<void> => {
    const phone = await findPhone(database.db, customerId)
    if (phone === undefined) return
    try {
      await messages.send({ phone, text })
    } catch (error) {
      // After a timeout, the SMS may have been sent. It is not retried, because the notification and the
      // email say the same.
      if (!(error instanceof PartnerError) || error.kind === 'unreachable') throw error
      if (error.kind === 'refused') throw error
    }
  }
  const deliver = async ({ customerId, message }: Delivery) => {
    const language = await getLanguage(database.db, customerId)
    return send({ customerId, text: texts.render(message, language) })
  }
  return {
    post: (tx, customerId, message) => queue.send<Delivery>(tx, SEND, { customerId, message }),
    jobs: [
      { ...SEND, run: deliver },
      { ...SEND, name: 'texts.send', run: send },
    ],
  }
}
