import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '../../app.ts'
import { requestAccount, requestVerdict } from '../../testing/applicant.ts'
import { openCustomer } from '../../testing/customer.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'
import type { listReviews } from './reviews.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

let references = 0
/** A new reference for each check. */
const reference = () => `check-${++references}`
/** A new Social Security number for each person. */
const number = (ending = '4321') => `${90_000 + ++references}${ending}`

const customers = () => sandbox.look<{ email: string; prn: string }[]>('/_sim/customers')

/** How many accounts were opened during the work. */
const opened = async (work: () => Promise<unknown>): Promise<number> => {
  const before = (await customers()).length
  await work()
  return (await customers()).length - before
}

describe('account applications with an identity check', () => {
  it('opens an account for an applicant who passes', async () => {
    const answer = await requestAccount(sandbox, reference(), { id: number(), email: 'passes@example.com' })
    expect(answer).toMatchObject({ status_code: 0, response_data: { cip: { decision: 'P', reason: null } } })
    const [account] = answer.response_data['new_account'] as [{ pmt_ref_no: string }]
    expect(await customers()).toContainEqual(
      expect.objectContaining({ email: 'passes@example.com', prn: account.pmt_ref_no }),
    )
  })

  it.each(['4001', '4002', '4003', '4004', '4006', '4007'])(
    'opens no account for a number that ends in %s',
    async (ending) => {
      expect(await opened(() => requestAccount(sandbox, reference(), { id: number(ending) }))).toBe(0)
    },
  )

  it.each([
    ['id', { id: '12345678' }],
    ['idType', { idType: '1' }],
    ['dateOfBirth', { dateOfBirth: '1980-02-30' }],
    ['dateOfBirth', { dateOfBirth: '' }],
    ['firstName', { firstName: 'A'.repeat(31) }],
    ['state', { state: 'Illinois' }],
    ['prodId', { prodId: '7' }],
  ])('names the parameter %s when it is malformed', async (parameter, change) => {
    expect(await requestAccount(sandbox, reference(), { id: number(), ...change })).toMatchObject({
      status_code: 2,
      status: `Invalid parameter(s): ${parameter}`,
    })
  })

  it('lists in sentences what it could not confirm, and accepts a corrected number', async () => {
    const again = reference()
    expect(await requestAccount(sandbox, again, { id: number('4004') })).toMatchObject({
      status_code: 2,
      errors: ['Date of birth could not be confirmed', 'Street address could not be found'],
    })
    expect(await requestAccount(sandbox, again, { id: number() })).toMatchObject({
      response_data: { cip: { decision: 'P' } },
    })
  })

  it('opens one account per number, even for five requests at once', async () => {
    const id = number()
    const reasons: unknown[] = []
    const ask = async () => {
      const { response_data } = await requestAccount(sandbox, reference(), { id })
      reasons.push((response_data['cip'] as { reason: string | null }).reason)
    }
    expect(await opened(() => Promise.all(Array.from({ length: 5 }, ask)))).toBe(1)
    expect(reasons.filter((reason) => reason === 'DUPLICATE_ID')).toHaveLength(4)
  })

  it('opens an account without an identity at once, because the bank vouches for it', async () => {
    expect(await opened(() => openCustomer(sandbox, 'vouched@example.com'))).toBe(1)
  })
})

describe('lost replies', () => {
  it('repeats the lost reply of 4005 to the same call, and opens one account', async () => {
    const [lost, id] = [reference(), number('4005')]
    const ask = () => requestAccount(sandbox, lost, { id })
    expect(await opened(() => expect(ask()).rejects.toThrow(/fetch failed/))).toBe(1)
    const again = await opened(async () =>
      expect(await ask()).toMatchObject({ response_data: { cip: { decision: 'P' }, new_account: [{}] } }),
    )
    expect(again).toBe(0)
  })

  it('returns the verdict of a check whose reply was lost after the work', async () => {
    const [lost, id] = [reference(), number()]
    const fault = { partner: 'galileo', call: 'createAccount', action: 'timeout_after' }
    await sandbox.command('/_sim/faults', fault)
    await expect(requestAccount(sandbox, lost, { id })).rejects.toThrow(/fetch failed/)
    const { response_data: verdict } = await requestVerdict(sandbox, lost)
    expect(verdict).toEqual({
      transaction_id: lost,
      enrolled_ts: expect.stringMatching(/^2026-11-\d\d \d\d:\d\d:\d\d$/) as string,
      new_account: (await requestAccount(sandbox, lost, { id })).response_data['new_account'],
      cip: { decision: 'P', reason: null },
      review: null,
    })
  })

  it('has no verdict for a check whose request was lost before the work', async () => {
    const never = reference()
    const fault = { partner: 'galileo', call: 'createAccount', action: 'timeout_before' }
    await sandbox.command('/_sim/faults', fault)
    await expect(requestAccount(sandbox, never, { id: number() })).rejects.toThrow(/fetch failed/)
    expect(await requestVerdict(sandbox, never)).toMatchObject({ status_code: '483-02' })
  })

  it('refuses other parameters with a used reference', async () => {
    const mine = reference()
    await requestAccount(sandbox, mine, { id: number() })
    expect(await requestAccount(sandbox, mine, { id: number() })).toMatchObject({ status_code: 24 })
  })

  it('keeps verdicts across a restart', async () => {
    const before = reference()
    await requestAccount(sandbox, before, { id: number('4001') })
    const again = await openSandbox({ database: sandbox.database, config: sandbox.config })
    const { url } = await again.listen()
    expect(await requestVerdict({ ...sandbox, url }, before)).toMatchObject({
      response_data: { cip: { decision: 'R', reason: 'DOCUMENTS' } },
    })
    await again.close()
  })
})

describe('document reviews', () => {
  const reviews = () => sandbox.look<Awaited<ReturnType<typeof listReviews>>>('/_sim/reviews')
  const review = async (id: number | undefined, to: string) =>
    (await sandbox.control('POST', `/_sim/reviews/${id}`, { to })).status

  /** Creates a referred application. */
  const refer = async () => {
    const application = reference()
    await requestAccount(sandbox, application, { id: number('4001') })
    const [open] = await reviews()
    const status = async () => (await requestVerdict(sandbox, application)).response_data['review']
    return { id: open?.id, status }
  }

  it('lists only referred people for review', async () => {
    await refer()
    await requestAccount(sandbox, reference(), { id: number() })
    await requestAccount(sandbox, reference(), { id: number('4002') })
    await requestAccount(sandbox, 'sanctions', { id: number('4006'), firstName: 'Grace' })
    expect(await reviews()).toMatchObject([
      { transaction_id: 'sanctions', name: 'Grace Example', reason: 'OFAC', status: 'pending' },
      { name: 'Ada Example', reason: 'DOCUMENTS', status: 'pending' },
      ...(await reviews()).slice(2),
    ])
  })

  it('reports the status of a review on request, and opens no account', async () => {
    const { id, status } = await refer()
    expect(await status()).toEqual({ status: 'pending', reviewed_ts: null })
    const byTheClerk = await opened(async () => {
      expect(await review(id, 'more_wanted')).toBe(200)
      expect(await status()).toMatchObject({ status: 'more_wanted' })
      expect(await review(id, 'accepted')).toBe(200)
    })
    expect(byTheClerk).toBe(0)
    expect(await status()).toMatchObject({
      status: 'accepted',
      reviewed_ts: expect.stringMatching(/^2026-11-/) as string,
    })
  })

  it.each(['refused', 'accepted'])('does not change a review that was %s', async (decision) => {
    const { id } = await refer()
    expect(await review(id, 'perhaps')).toBe(422)
    expect(await review(id, decision)).toBe(200)
    for (const to of ['accepted', 'refused', 'more_wanted']) expect(await review(id, to)).toBe(409)
    expect(await review(9999, 'accepted')).toBe(404)
  })
})

it('stores no identity number in its tables or its journal', async () => {
  const numbers = [number(), number('4001'), number('4003'), number('4004')]
  for (const id of numbers) await requestAccount(sandbox, reference(), { id })
  const { rows: tables } = await sandbox.database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'sandbox'",
  )
  const kept = [JSON.stringify(await sandbox.look('/_sim/journal'))]
  for (const { name } of tables) {
    const { rows } = await sandbox.database.query(`select * from sandbox.${name}`)
    kept.push(JSON.stringify(rows))
  }
  const everything = kept.join('\n')
  expect(everything).toContain('ada@example.com')
  for (const id of numbers) expect(everything).not.toContain(id)
})
