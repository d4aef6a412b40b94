/** Texts to a customer's phone about something that cannot wait: asked for in its transaction, brought by a job. */
import type { Database, Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../jobs/queue.ts'
import { PartnerError } from '../partners/partner-error.ts'
import type { TextMessages } from '../partners/sms/port.ts'

export interface Texts {
  /**
   * Sends the text after the transaction, to the phone that the customer then has; to nobody without one. A phone shows
   * texts to whoever holds it: never a secret, a number of an account or anything of the case.
   */
  post(tx: Db, customerId: number, text: string): Promise<void>
  job: Job<TextDelivery>
}

export interface TextDelivery {
  customerId: number
  text: string
}

/** A few minutes: later the mail has been read. */
const SEND = { name: 'texts.send', retries: 6 } as const

export const createTexts = ({
  database,
  queue,
  messages,
  phoneOf,
}: {
  database: Database
  queue: Queue
  messages: TextMessages
  phoneOf: (db: Db, customerId: number) => Promise<string | undefined>
}): Texts => ({
  post: (tx, customerId, text) => queue.send<TextDelivery>(tx, SEND, { customerId, text }),
  job: {
    ...SEND,
    run: async ({ customerId, text }) => {
      const phone = await phoneOf(database.db, customerId)
      if (phone === undefined) return
      try {
        await messages.send({ phone, text })
      } catch (error) {
        // It may have been sent: better none than two, for the notification and the mail say the same.
        if (!(error instanceof PartnerError) || error.kind === 'unreachable') throw error
        if (error.kind === 'refused') throw error
      }
    },
  },
})
