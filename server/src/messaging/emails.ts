/** Emails to a customer about an event: enqueued in the event's transaction, sent by a job. */
import type { Database, Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../jobs/queue.ts'
import { composeMessage } from './message.ts'
import type { Mail } from '../partners/mail/port.ts'

export interface Email {
  subject: string
  /** Never a secret, a full account number or a Social Security number. A URL becomes a link. */
  paragraphs: readonly (string | URL)[]
  /**
   * Someone else may have access to the account. The customer must know at once: it waits for no other email.
   */
  isSafety?: true
}

export interface Emails {
  /** Sends the email after the commit, at least once, to the customer's address at the time of sending. */
  post(tx: Db, customerId: number, email: Email): Promise<void>
  jobs: readonly Job<Delivery>[]
}

interface Delivery {
  customerId: number
  subject: string
  paragraphs: ({ text: string } | { link: string })[]
}

const SEND = { name: 'letters.send' } as const
/**
 * Only a customer's warnings with the same subject wait for each other, so many changes of one kind cannot
 * delay a warning of another kind.
 */
const SEND_SAFETY = {
  name: 'letters.send-safety',
  groupOf: ({ customerId, subject }: Delivery) => `${customerId} ${subject}`,
} as const

export const createEmails = ({
  database,
  queue,
  mail,
  emailOf,
  linkFor,
}: {
  database: Database
  queue: Queue
  mail: Mail
  emailOf: (db: Db, customerId: number) => Promise<string>
  /** Converts the link to one that the customer can open now. */
  linkFor: (db: Db, customerId: number, link: URL) => Promise<URL>
}): Emails => {
  const deliver = async ({ customerId, subject, paragraphs }: Delivery): Promise<void> => {
    const to = await emailOf(database.db, customerId)
    const parts: (string | URL)[] = []
    for (const part of paragraphs) {
      parts.push('link' in part ? await linkFor(database.db, customerId, new URL(part.link)) : part.text)
    }
    await mail.send(composeMessage({ to, subject, paragraphs: parts }))
  }
  return {
    post: (tx, customerId, { subject, paragraphs, isSafety }) =>
      queue.send<Delivery>(tx, isSafety ? SEND_SAFETY : SEND, {
        customerId,
        subject,
        paragraphs: paragraphs.map((part) => (part instanceof URL ? { link: part.href } : { text: part })),
      }),
    jobs: [
      { ...SEND, run: deliver },
      { ...SEND_SAFETY, run: deliver },
    ],
  }
}
