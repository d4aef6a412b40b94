/** Emails and SMS have the language that the customer has when they are sent. */
import type { Database } from '@yoursuccess/database/database'
import { expect, test } from 'vitest'
import type { Job, Queue } from '../jobs/queue.ts'
import { createEmails } from './emails.ts'
import type { StoredMessage, Texts } from './render.ts'
import { createSms } from './sms.ts'

const sample: StoredMessage = { code: 'sample', params: {} }
const texts: Texts = {
  has: () => true,
  render: (stored, language) => `${typeof stored === 'string' ? stored : stored.code} in ${language}`,
}
const sent: string[] = []
const deps = {
  database: {} as Database,
  queue: { send: () => Promise.resolve() } as unknown as Queue,
  getLanguage: (_db: unknown, customerId: number) =>
    Promise.resolve(customerId === 1 ? ('es' as const) : ('en' as const)),
  texts,
}
const run = async (jobs: readonly unknown[], name: string, delivery: object) => {
  sent.length = 0
  await (jobs as Job<object>[]).find((job) => job.name === name)?.run(delivery)
  return sent
}

// LANGUAGE-05
test('an email', async () => {
  const { jobs } = createEmails({
    ...deps,
    config: { SMTP_CONNECTIONS: 2 },
    mail: {
      send: async ({ subject, text }) => {
        sent.push(subject, text)
      },
      close: () => undefined,
    },
    emailOf: () => Promise.resolve('ann@example.com'),
    linkFor: (_db, _customerId, link) => Promise.resolve(link),
    wantsEmail: () => Promise.resolve(true),
  })
  const delivery = { customerId: 1, subject: sample, paragraphs: [sample] }
  expect(await run(jobs, 'emails.send', delivery)).toEqual(['sample in es', 'sample in es'])
  expect(await run(jobs, 'emails.send', { ...delivery, customerId: 2 })).toEqual([
    'sample in en',
    'sample in en',
  ])
})

// LANGUAGE-05
test('an SMS', async () => {
  const { jobs } = createSms({
    ...deps,
    messages: {
      send: async ({ text }) => {
        sent.push(text)
        return 'sent' as const
      },
    },
    findPhone: () => Promise.resolve('5555570001'),
  })
  expect(await run(jobs, 'sms.send', { customerId: 1, message: sample })).toEqual(['sample in es'])
})
