/**
 * Enters valid and invalid Social Security numbers in every step, then searches for them in every database
 * file, log line, reply and email (PROTECTION-39).
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../observability/log.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import { readyApplicant, save, submit, untilApplication } from '../../../tests/support/applicant.ts'

/** Numbers reserved for advertising. */
const CANARIES = ['987654320', '987654321', '987654322', '987654323', '987654324', '987654325'] as const
const PLANTED = '987654329'

/** The ways in which careless code might write a number. */
const waysToWrite = (number: string): string[] => {
  const parts = [number.slice(0, 3), number.slice(3, 5), number.slice(5)]
  return [
    number,
    parts.join('-'),
    parts.join(' '),
    Buffer.from(number).toString('base64').replaceAll('=', ''),
    Buffer.from(number).toString('hex'),
    createHash('sha256').update(number).digest('hex'),
    createHash('sha256').update(number).digest('base64').slice(0, 40),
  ]
}
const canariesIn = (content: string | Buffer): string[] =>
  [...CANARIES, PLANTED].filter((number) => waysToWrite(number).some((way) => content.includes(way)))

let folder: string
const lines: string[] = []
const answers: string[] = []
const realFetch = globalThis.fetch
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-test-'))
  globalThis.fetch = async (...request) => {
    const reply = await realFetch(...request)
    answers.push(`${JSON.stringify([...reply.headers])} ${await reply.clone().text()}`)
    return reply
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  rmSync(folder, { recursive: true, force: true })
})

const filesOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const typeEverywhere = async (bank: TestBank) => {
  const [first, second, third, fourth, fifth, sixth] = CANARIES
  const applicant = await readyApplicant(bank)
  await typeWrongly(bank, applicant, first)
  await submit(applicant, first)
  await submit(applicant, first)
  // Another applicant enters the number of an existing customer.
  await submit(await readyApplicant(bank), first)
  const referred = await readyApplicant(bank, { last_name: 'Review' })
  await submit(referred, second)
  await bank.operator('GET', '/applications', undefined)
  await bank.operator('POST', '/applications/decision', { email: referred.email, decision: 'approve' })
  await submit(await readyApplicant(bank, { last_name: 'Denied' }), third)
  const mistaken = await readyApplicant(bank, { first_name: 'Retry' })
  for (let tried = 0; tried < 3; tried++) await submit(mistaken, fourth)
  for (const [action, number] of [
    ['timeout_after', fifth],
    ['timeout_before', sixth],
  ] as const) {
    const waiting = await readyApplicant(bank)
    await bank.control('/faults', { partner: 'galileo', call: 'createAccount', action, times: 2 })
    await submit(waiting, number)
    await untilApplication(waiting, ({ status }) => status === 'approved')
    await waiting.get('/api/account')
  }
}

const typeWrongly = async (bank: TestBank, applicant: TestCustomer, number: string) => {
  const dashed = waysToWrite(number)[1] ?? ''
  await submit(applicant, dashed)
  await submit(applicant, `${number}0`)
  await save(applicant, 'review', { id_number: number })
  await save(applicant, 'review', { primary_phone: number, occupation: number, date_of_birth: number })
  await applicant.get(`/api/account_application?id_number=${number}`)
  await applicant.get(`/api/account_application/${number}`)
  await applicant.post(`/api/account_application/submit?id_number=${number}`, { id_number: number })
  const submission = { account_application: { id_type: 2, id_number: number } }
  await bank.send('POST', '/api/account_application/submit', submission)
  await bank.send('POST', '/users/sign_in', { user: { email: `${number}@example.com`, password: number } })
}

// PROTECTION-39
test('a submitted number appears in no file, log line, reply or email', async () => {
  const databaseDir = join(folder, 'database')
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  const bank = await openTestBank({ databaseDir, log })
  await typeEverywhere(bank)
  const mails = JSON.stringify(await bank.look('/mail'))
  const { rows: sealed } = await bank.database.query<{ ssn_sealed: string }>(
    'select ssn_sealed from bank.identity_checks where ssn_sealed is not null',
  )
  // A number planted in each place proves that the search would find one there.
  await bank.database.query(
    `insert into bank.audit_entries (happened_at, actor, action, subject) values (now(), 'test', 'test.planted', $1)`,
    [PLANTED],
  )
  // Added past the logger, which would redact it.
  lines.push(PLANTED)
  answers.push(PLANTED)
  await bank.close()

  expect(sealed.length).toBeGreaterThan(3)
  expect(mails.length).toBeGreaterThan(1000)
  const found = filesOf(databaseDir).flatMap((file) => canariesIn(readFileSync(file)))
  expect(new Set(found)).toEqual(new Set([PLANTED]))
  expect(canariesIn(lines.join(''))).toEqual([PLANTED])
  expect(canariesIn(answers.join('\n'))).toEqual([PLANTED])
  expect(canariesIn(mails)).toEqual([])
})

test('finds a number however it is written', () => {
  for (const way of waysToWrite(CANARIES[0])) expect(canariesIn(`x${way}y`)).toEqual([CANARIES[0]])
  expect(canariesIn('987654319 and 98765432')).toEqual([])
})
