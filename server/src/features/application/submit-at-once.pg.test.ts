/** Many concurrent requests for one application lead to one check and one account, on either database. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { applicationOf, freshNumber, readyApplicant, save, submit } from '../../../tests/support/applicant.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const accountsOf = async (email: string) =>
  (await bank.look<{ email: string }[]>('/customers')).filter((each) => each.email === email)
const countChecks = async (customerId: number) => {
  const { rows } = await bank.database.query<{ checks: number }>(
    'select count(*) as checks from bank.identity_checks where customer_id = $1',
    [customerId],
  )
  return rows[0]?.checks
}

// APPLICATION-58
test('runs one check and opens one account for forty submissions at once', async () => {
  const applicant = await readyApplicant(bank)
  const number = freshNumber()
  const answers = await Promise.all(Array.from({ length: 40 }, () => submit(applicant, number)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(39)
  expect(await countChecks(applicant.id)).toBe(1)
  expect(await accountsOf(applicant.email)).toHaveLength(1)
  const calls = await bank.look<{ call: string }[]>(`/journal?partner=galileo&about=${applicant.email}`)
  expect(calls.map(({ call }) => call)).toEqual(['createAccount'])
})

test('counts a mismatch submitted twenty times at once as one try', async () => {
  const applicant = await readyApplicant(bank)
  const number = freshNumber('4003')
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(applicant, number)))
  const codes = answers.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'application.mismatch')).toHaveLength(1)
  expect(codes.filter((code) => code === 'application.being_checked')).toHaveLength(19)
  expect(await countChecks(applicant.id)).toBe(1)
  expect((await applicationOf(applicant)).status).toBe('pending')
})

// APPLICATION-55
test('approves one of ten applicants with the same Social Security number', async () => {
  const applicants = await Promise.all(Array.from({ length: 10 }, () => readyApplicant(bank)))
  const number = freshNumber()
  const answers = await Promise.all(applicants.map((applicant) => submit(applicant, number)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'application.rejected')).toHaveLength(9)
  const statuses = await Promise.all(applicants.map(async (each) => (await applicationOf(each)).status))
  expect(statuses.filter((status) => status === 'approved')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'rejected')).toHaveLength(9)
})

test('refuses or checks a step that is saved during the submission', async () => {
  const applicant = await readyApplicant(bank)
  const [submitted, ...saved] = await Promise.all([
    submit(applicant),
    ...Array.from({ length: 8 }, (_each, index) =>
      save(applicant, 'review', { primary_phone: `555555020${index}` }),
    ),
  ])
  expect(submitted.status).toBe(200)
  const kept = (await applicationOf(applicant)).primary_phone
  const { rows } = await bank.database.query<{ primary_phone: string }>(
    'select primary_phone from bank.personal_infos where customer_id = $1',
    [applicant.id],
  )
  expect(rows[0]?.primary_phone).toBe(kept)
  expect(saved.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
})
