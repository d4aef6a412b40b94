/** How long the warning of a new sign-in waits while the letters of a month's end are being sent. */
import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword } from '../../../../server/src/features/session/passwords.ts'
import { median, rounded } from '../../report.ts'
import type { CustomerBank } from '../customer-bank.ts'
import { type CustomerFigure, rounds } from '../figure.ts'

const LETTERS = 100_000
const PASSWORD = 'a password of this benchmark'
const POLL_MS = 50
const LONGEST_MS = 120_000

export const securityMail: CustomerFigure = {
  at: 'largest',
  measure: async (bank) => {
    await bank.stub.begin({ processorMs: 0, mailMs: 100 })
    const hash = await hashPassword(PASSWORD)
    await addLetters(bank)
    const seconds = await rounds(bank, (round) => warn(bank, { customer: round + 1, hash }))
    const { mails } = await bank.stub.counts()
    await bank.stub.begin({ processorMs: 0, mailMs: 0 })
    await bank.dropJobs()
    await bank.idle()
    return [
      {
        what: `a security mail at ${bank.size.name}, ${LETTERS} others waiting, mail server of 100 ms (at most ${LONGEST_MS / 1000})`,
        value: rounded(median(seconds), 1),
        unit: 's',
        target: { atMost: 5 },
      },
      { what: 'others sent meanwhile', value: mails, unit: '' },
    ]
  },
}

/** Enqueues one as the bank does, and copies it in SQL. */
const addLetters = async (bank: CustomerBank) => {
  const { database, size } = bank
  const letter = {
    customerId: size.customers,
    subject: { code: 'statements.ready.title', params: { month: { month: '2026-01-01' } } },
    paragraphs: [],
  }
  const { rows: columns } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'jobs' and table_name = 'job'
       and is_generated = 'NEVER' and column_name not in ('id', 'data', 'group_id')`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await bank.stub.begin({ processorMs: 0, mailMs: 2000 })
  await bank.send('emails.send', [letter, letter, letter])
  await database.run(
    `insert into jobs.job (id, data, group_id, ${names})
     select gen_random_uuid(), jsonb_set(data, '{customerId}', to_jsonb(n)), n::text, ${names}
     from (select * from jobs.job where name = 'emails.send' and state = 'created' order by created_on desc limit 1) as one,
       lateral (select 1 + number % ${size.customers} as n from generate_series(1, ${LETTERS}) as number) as customers`,
  )
  await database.run('vacuum (analyze) jobs.job')
  await bank.stub.begin({ processorMs: 0, mailMs: 100 })
}

/** Signs in on a new device. Returns the seconds until the mail server has the warning. */
const warn = async (
  { database, stub, servers }: CustomerBank,
  { customer, hash }: { customer: number; hash: string },
): Promise<number> => {
  const email = `warned${customer}@example.com`
  await database.query('update bank.customers set password_hash = $1, email = $2 where id = $3', [
    hash,
    email,
    customer,
  ])
  await stub.watch(email)
  const url = servers[0]?.url ?? ''
  const startedAt = performance.timeOrigin + performance.now()
  const reply = await fetch(`${url}/users/sign_in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ user: { email, password: PASSWORD } }),
  })
  if (!reply.ok) throw new Error(`signing in answered ${reply.status}: ${await reply.text()}`)
  while (performance.timeOrigin + performance.now() < startedAt + LONGEST_MS) {
    const arrivedAt = (await stub.counts()).mailedTo[email]
    if (arrivedAt !== undefined) return (arrivedAt - startedAt) / 1000
    await pause(POLL_MS)
  }
  return LONGEST_MS / 1000
}
