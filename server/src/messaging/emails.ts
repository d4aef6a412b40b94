/** Emails to a customer about an event: enqueued in the event's transaction, sent by a job. */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { NotificationGroup } from '@yoursuccess/contract/notifications/notification-preferences'
import type { Database, Db } from '@yoursuccess/database/database'
import type { Config } from '../boot/config.ts'
import { createBoundedWork } from '../jobs/bounded-work.ts'
import type { Job, Queue } from '../jobs/queue.ts'
import { composeMessage } from './message.ts'
import type { Mail } from '../partners/mail/port.ts'
import type { StoredMessage, Texts } from './render.ts'

export interface Email {
  subject: StoredMessage
  /** Never a secret, a full account number or a Social Security number. A URL becomes a link. */
  paragraphs: readonly (Paragraph | URL)[]
  /**
   * Someone else may have access to the account. The customer must know at once: it waits for no other email.
   */
  isSafety?: true
  /** Dropped if the customer does not want emails of this group. Left out: it is required, and sent whatever the customer chose. */
  group?: NotificationGroup
}

/** A message, or several in one paragraph. */
export type Paragraph = StoredMessage | readonly StoredMessage[]

export interface Emails {
  /** Sends the email after the commit, at least once, to the customer's address and in the language of that time. */
  post(tx: Db, customerId: number, email: Email): Promise<void>
  jobs: readonly (Job<Delivery> | Job<FinishedDelivery>)[]
}

interface Delivery {
  customerId: number
  subject: StoredMessage
  paragraphs: (Paragraph | { link: string })[]
}

/** Queued by former builds, with finished text. They do not know the jobs of this build, so theirs have other names. */
interface FinishedDelivery {
  customerId: number
  subject: string
  paragraphs: ({ text: string } | { link: string })[]
}

const SEND = { name: 'emails.send' } as const
/**
 * Only a customer's warnings with the same subject wait for each other, so many changes of one kind cannot
 * delay a warning of another kind.
 */
const SEND_SAFETY = {
  name: 'emails.send-safety',
  groupOf: ({ customerId, subject }: Delivery) => `${customerId} ${subject.code}`,
} as const

/**
 * Ordinary emails use three quarters of our connections to the mail server, so that a warning, a code or a reset
 * link always finds one.
 */
const ordinaryAtOnce = ({ SMTP_CONNECTIONS }: Pick<Config, 'SMTP_CONNECTIONS'>): number =>
  Math.max(1, Math.floor(SMTP_CONNECTIONS * 0.75))

export const createEmails = ({
  config,
  database,
  queue,
  mail,
  emailOf,
  linkFor,
  wantsEmail,
  getLanguage,
  texts,
}: {
  config: Pick<Config, 'SMTP_CONNECTIONS'>
  database: Database
  queue: Pick<Queue, 'send'>
  mail: Mail
  emailOf: (db: Db, customerId: number) => Promise<string>
  /** Converts the link to one that the customer can open now. */
  linkFor: (db: Db, customerId: number, link: URL) => Promise<URL>
  wantsEmail: (db: Db, customerId: number, group: NotificationGroup) => Promise<boolean>
  getLanguage: (db: Db, customerId: number) => Promise<LanguageCode>
  texts: Texts
}): Emails => {
  const send = async ({ customerId, subject, paragraphs }: FinishedDelivery): Promise<void> => {
    const to = await emailOf(database.db, customerId)
    const parts: (string | URL)[] = []
    for (const part of paragraphs) {
      parts.push('link' in part ? await linkFor(database.db, customerId, new URL(part.link)) : part.text)
    }
    await mail.send(composeMessage({ to, subject, paragraphs: parts }))
  }
  const deliver = async ({ customerId, subject, paragraphs }: Delivery): Promise<void> => {
    const language = await getLanguage(database.db, customerId)
    return send({
      customerId,
      subject: texts.render(subject, language),
      paragraphs: paragraphs.map((part) =>
        'link' in part
          ? part
          : {
              text: [part]
                .flat()
                .map((each) => texts.render(each, language))
                .join(' '),
            },
      ),
    })
  }
  const atOnce = ordinaryAtOnce(config)
  // The queue of former builds shares the connections, so both together are bounded.
  const inTurn = createBoundedWork({
    atOnce,
    waiting: Number.POSITIVE_INFINITY,
    refuse: () => new Error('too many emails wait'),
  })
  return {
    post: async (tx, customerId, { subject, paragraphs, isSafety, group }) => {
      if (group !== undefined && !(await wantsEmail(tx, customerId, group))) return
      await queue.send<Delivery>(tx, isSafety ? SEND_SAFETY : SEND, {
        customerId,
        subject,
        paragraphs: paragraphs.map((part) => (part instanceof URL ? { link: part.href } : part)),
      })
    },
    jobs: [
      { ...SEND, atOnce, run: (delivery: Delivery) => inTurn(() => deliver(delivery)) },
      { ...SEND_SAFETY, run: deliver },
      { name: 'letters.send', atOnce, run: (delivery: FinishedDelivery) => inTurn(() => send(delivery)) },
      {
        name: 'letters.send-safety',
        groupOf: ({ customerId, subject }: FinishedDelivery) => `${customerId} ${subject}`,
        run: send,
      },
    ],
  }
}
