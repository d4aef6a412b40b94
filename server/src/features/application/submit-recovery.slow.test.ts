/** Completes a submission once after a lost reply or a server stop (APPLICATION-57, APPLICATION-58). */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bankingDayOf } from '../../clock/clock.ts'
import { createGalileoClient } from '../../partners/galileo/client.ts'
import { createGalileoIdentityCheck } from '../../partners/identity-check/galileo.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'
import {
  applicationOf,
  freshNumber,
  readyApplicant,
  save,
  submit,
  untilApplication,
} from '../../../tests/support/applicant.ts'
import { nextMail } from '../../../tests/support/mailbox.ts'
import { createVault } from '../../security/vault/vault.ts'
import { hashOfNumber, numberPlace } from './identity-number.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())
afterEach(() => bank.control('/faults', undefined, 'DELETE'))

const fault = (action: string, times = 1, more: object = {}) =>
  bank.control('/faults', { partner: 'galileo', call: 'createAccount', action, times, ...more })
const accountsOf = async ({ email }: TestCustomer) =>
  (await bank.look<{ email: string; prn: string }[]>('/customers')).filter((each) => each.email === email)
const isDecided = ({ status }: { status: string }) => status !== 'pending'
const isBackToPending = ({ submitted_at }: { submitted_at: string | null }) => submitted_at === null

const expectOneAccount = async (applicant: TestCustomer) => {
  const [account, ...more] = await accountsOf(applicant)
  expect(more).toEqual([])
  const { rows } = await bank.database.query<{ prn: string; cards: number }>(
    `select prn, (select count(*) from bank.cards c where c.account_id = a.id) as cards
     from bank.accounts a where customer_id = $1`,
    [applicant.id],
  )
  expect(rows).toEqual([{ prn: account?.prn, cards: 1 }])
}

describe('the partner does not answer', () => {
  // APPLICATION-57
  test.each([
    ['times out before it did anything', 'timeout_before', {}],
    ['times out after it opened the account', 'timeout_after', {}],
    ['has an internal error', 'status', { status: 500 }],
    ['temporarily refuses our key', 'status', { status: 401 }],
  ])('a job completes the submission with one account when the partner %s', async (_what, action, more) => {
    const applicant = await readyApplicant(bank)
    await fault(action, 2, more)
    const answer = await submit(applicant, freshNumber())
    expect(answer).toMatchObject({ status: 201, body: { status: 'pending' } })
    expect(bankingDayOf(new Date(answer.body.submitted_at ?? ''))).toBe('2026-08-22')
    const refusal = { status: 409, body: { code: 'application.being_checked' } }
    expect(await save(applicant, 'review', { occupation: '11-0000' })).toMatchObject(refusal)
    expect(await submit(applicant, freshNumber())).toMatchObject(refusal)
    expect(await untilApplication(applicant, isDecided)).toMatchObject({ status: 'approved' })
    await expectOneAccount(applicant)
  })

  test('tries again when the first answer is lost (4005), and approves', async () => {
    const applicant = await readyApplicant(bank)
    expect((await submit(applicant, freshNumber('4005'))).status).toBe(201)
    expect(await untilApplication(applicant, isDecided)).toMatchObject({ status: 'approved' })
    await expectOneAccount(applicant)
  })

  test.each([
    ['4001', 'referred'],
    ['4002', 'rejected'],
  ])('an applicant whose number ends in %s is %s by a late answer', async (ending, status) => {
    const applicant = await readyApplicant(bank)
    await fault('timeout_after')
    expect((await submit(applicant, freshNumber(ending))).status).toBe(201)
    expect(await untilApplication(applicant, isDecided)).toMatchObject({ status })
    expect(await accountsOf(applicant)).toEqual([])
  })

  test.each(['4003', '4004'])(
    'emails an applicant who must try again after a late answer (%s)',
    async (ending) => {
      const applicant = await readyApplicant(bank)
      await fault('timeout_before')
      const mail = await nextMail(bank, applicant.email, () => submit(applicant, freshNumber(ending)))
      expect(mail.subject).toBe('Please check your YourSuccess application')
      expect(await untilApplication(applicant, isBackToPending)).toMatchObject({ status: 'pending' })
      expect(await submit(applicant, freshNumber())).toMatchObject({ status: 200 })
    },
  )
})

describe('the server stops midway', () => {
  /** Leaves the rows of a server that stopped after recording a submission, before calling the partner. */
  const recordIntention = async ({ id }: TestCustomer, number: string, minutesAgo: number) => {
    const reference = `check-of-${id}`
    const vault = createVault(bank.config.vaultKeys)
    await bank.database.query(
      `insert into bank.identity_checks (customer_id, reference, ssn_sealed, ssn_hash, intended_at)
       values ($1, $2, $3, $4, $5)`,
      [
        id,
        reference,
        vault.seal(number, numberPlace(reference)),
        hashOfNumber({ config: bank.config }, number),
        new Date(bank.clock.now().getTime() - minutesAgo * 60_000).toISOString(),
      ],
    )
    return reference
  }
  const enqueueCheck = (customerId: number, reference: string) =>
    bank.database.query(`insert into jobs.job (name, data) values ('application.check-identity', $1)`, [
      JSON.stringify({ customerId, reference }),
    ])

  // APPLICATION-58
  test('a job calls the partner when the server stopped before the call', async () => {
    const applicant = await readyApplicant(bank)
    const reference = await recordIntention(applicant, freshNumber(), 0)
    expect((await applicationOf(applicant)).submitted_at).not.toBeNull()
    await enqueueCheck(applicant.id, reference)
    expect(await untilApplication(applicant, isDecided)).toMatchObject({ status: 'approved' })
    await expectOneAccount(applicant)
  })

  // APPLICATION-58
  test('a job finds the same account when the server stopped after the call', async () => {
    const applicant = await readyApplicant(bank)
    const number = freshNumber()
    const reference = await recordIntention(applicant, number, 0)
    const { GALILEO_URL: baseUrl, ...keys } = bank.config
    const identity = createGalileoIdentityCheck({
      client: createGalileoClient({
        baseUrl,
        apiLogin: keys.GALILEO_API_LOGIN,
        apiTransKey: keys.GALILEO_TRANS_KEY,
        providerId: keys.GALILEO_PROVIDER_ID,
      }),
      productId: keys.GALILEO_PRODUCT_ID,
    })
    const passed = await identity.check({
      reference,
      firstName: 'Alex',
      lastName: 'Applicant',
      email: applicant.email,
      phone: '5555550123',
      dateOfBirth: day('1984-02-29'),
      ssn: number,
      address: {
        address1: '12 Oak Street',
        address2: 'Apt 4',
        city: 'Springfield',
        state: 'IL',
        postalCode: '62701-1234',
      },
    })
    expect(passed.result).toBe('passed')
    await enqueueCheck(applicant.id, reference)
    expect(await untilApplication(applicant, isDecided)).toMatchObject({ status: 'approved' })
    await expectOneAccount(applicant)
  })

  test('a job that runs after the decision changes nothing', async () => {
    const applicant = await readyApplicant(bank)
    await submit(applicant, freshNumber())
    const before = await auditOf(applicant)
    const { rows } = await bank.database.query<{ reference: string }>(
      'select reference from bank.identity_checks where customer_id = $1',
      [applicant.id],
    )
    await enqueueCheck(applicant.id, rows[0]?.reference ?? '')
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(await auditOf(applicant)).toEqual(before)
    await expectOneAccount(applicant)
  })

  const auditOf = async ({ id }: TestCustomer) =>
    (
      await bank.database.query<{ action: string }>(
        'select action from bank.audit_entries where customer_id = $1 order by id',
        [id],
      )
    ).rows.map(({ action }) => action)
})

describe('the sealed Social Security number', () => {
  const sealedOf = async ({ id }: TestCustomer) => {
    const { rows } = await bank.database.query<{ sealed: string | null; hash: string | null }>(
      'select ssn_sealed as sealed, ssn_hash as hash from bank.identity_checks where customer_id = $1',
      [id],
    )
    return rows[0]
  }

  // PROTECTION-40
  test('deletes the Social Security number thirty days after the decision, except its hash', async () => {
    const applicant = await readyApplicant(bank)
    const number = freshNumber()
    await submit(applicant, number)
    await bank.control('/clock/advance', { days: 29 })
    expect((await sealedOf(applicant))?.sealed).toMatch(/^v1\./)
    await bank.control('/clock/advance', { days: 1 })
    expect(await sealedOf(applicant)).toEqual({ sealed: null, hash: expect.any(String) })
    const second = await readyApplicant(bank)
    expect((await submit(second, number)).body.code).toBe('application.rejected')
  })

  test('keeps the Social Security number of a referred applicant until the decision', async () => {
    const applicant = await readyApplicant(bank)
    await submit(applicant, freshNumber('4001'))
    await bank.control('/clock/advance', { days: 60 })
    expect((await sealedOf(applicant))?.sealed).toMatch(/^v1\./)
  })
})
