/** Mail to a customer about something that happened: asked for in its transaction, brought by a job. */
import type { Database, Db } from '@yoursuccess/database/database'
import type { Job, Queue } from '../jobs/queue.ts'
import { composeMessage } from '../message.ts'
import type { Mail } from '../partners/mail/port.ts'

export interface Letter {
  subject: string
  /** Never a secret, a full account number or a Social Security number. A URL becomes a link. */
  paragraphs: readonly (string | URL)[]
}

export interface Letters {
  /** Sends the letter after the transaction, at least once, to the address that the customer then has. */
  post(tx: Db, customerId: number, letter: Letter): Promise<void>
  job: Job<Delivery>
}

interface Delivery {
  customerId: number
  subject: string
  paragraphs: ({ text: string } | { link: string })[]
}

const SEND = { name: 'letters.send' } as const

export const createLetters = ({
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
  /** The link as the customer can open it now. */
  linkFor: (db: Db, customerId: number, link: URL) => Promise<URL>
}): Letters => ({
  post: (tx, customerId, { subject, paragraphs }) =>
    queue.send<Delivery>(tx, SEND, {
      customerId,
      subject,
      paragraphs: paragraphs.map((part) => (part instanceof URL ? { link: part.href } : { text: part })),
    }),
  job: {
    ...SEND,
    run: async ({ customerId, subject, paragraphs }) => {
      const to = await emailOf(database.db, customerId)
      const parts: (string | URL)[] = []
      for (const part of paragraphs) {
        parts.push('link' in part ? await linkFor(database.db, customerId, new URL(part.link)) : part.text)
      }
      await mail.send(composeMessage({ to, subject, paragraphs: parts }))
    },
  },
})
