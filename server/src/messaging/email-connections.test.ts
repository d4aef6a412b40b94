/** Ordinary emails leave connections to the mail server for warnings, codes and reset links. */
import { expect, test } from 'vitest'
import type { Database } from '@yoursuccess/database/database'
import type { Job } from '../jobs/job.ts'
import { createEmails } from './emails.ts'
import { createTexts } from './render.ts'

/** Sends all emails of these jobs at once, and returns how many connections that takes. */
const countConnections = async (connections: number, jobs: readonly string[]) => {
  const end = Promise.withResolvers<void>()
  let open = 0
  let most = 0
  const emails = createEmails({
    config: { SMTP_CONNECTIONS: connections },
    database: {} as Database,
    queue: { send: () => Promise.resolve() },
    mail: {
      send: async () => {
        most = Math.max(most, ++open)
        await end.promise
        open--
      },
      close: () => undefined,
    },
    emailOf: () => Promise.resolve('ann@example.com'),
    linkFor: (_db, _customerId, link) => Promise.resolve(link),
    wantsEmail: () => Promise.resolve(true),
    getLanguage: () => Promise.resolve('en'),
    texts: createTexts([]),
  })
  const run = (name: string) =>
    (emails.jobs.find((job) => job.name === name) as unknown as Job<object>).run({
      customerId: 1,
      subject: 'Hello',
      paragraphs: [],
    })
  const sent = jobs.flatMap((name) => Array.from({ length: 60 }, () => run(name)))
  // All of them have asked for a connection once nothing more happens.
  await new Promise((resolve) => setImmediate(resolve))
  end.resolve()
  await Promise.all(sent)
  return most
}

// OPERATIONS-128
test.each([
  [20, 15],
  [8, 6],
  [2, 1],
  [1, 1],
])('of %i connections, ordinary emails use %i, also right after an update', async (connections, most) => {
  expect(await countConnections(connections, ['emails.send', 'letters.send'])).toBe(most)
})

// OPERATIONS-128
test('a warning waits for no ordinary email', async () => {
  expect(await countConnections(4, ['emails.send'])).toBe(3)
  expect(await countConnections(4, ['emails.send', 'emails.send-safety'])).toBe(63)
})
