import { randomUUID } from 'node:crypto'
import type { TrusteeFound } from '@yoursuccess/contract/trustees/trustees'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importOffices, officeOfFile } from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  ann = await bank.createCustomer()
  const office = (id: number, name: string, districts: string[], place = 'Boise') =>
    officeOfFile(bank, {
      id,
      name,
      districts,
      payee_name: `${name}, Trustee`,
      office: `Chapter 13 Office ${place}`,
    })
  await importOffices(bank, [
    office(1, 'Ana María Núñez', ['nywb', 'nynb']),
    office(2, 'Martha Quillfeather', ['nywb'], 'Buffalo'),
    office(3, 'Quill Marchbank', ['idb']),
    ...Array.from({ length: 30 }, (_, index) => office(index + 100, `Zoe Many${index}`, ['alnb'])),
  ])
})
afterAll(() => bank.close())

const search = async (query: string) =>
  (await ann.get<{ trustees: TrusteeFound[] }>(`/api/trustees?${query}`)).body.trustees
const idsOf = async (query: string) => (await search(query)).map(({ id }) => id)

describe('the search for a trustee', () => {
  // TRU-03
  test.each<[query: string, ids: number[]]>([
    // A name that begins with the words comes before the others.
    ['q=quill', [3, 2]],
    ['q=QUILLF', [2]],
    ['q=martha+quill', [2]],
    ['q=quill+martha', [2]],
    ['q=nunez', [1]],
    ['q=n%C3%BA%C3%B1ez+ana', [1]],
    ['q=feather', []],
    ['q=quill+boise', [3]],
    ['q=buffalo', [2]],
    ['q=quill&district=nywb', [2]],
    ['district=nywb', [1, 2]],
    ['district=akb', []],
    ['q=q%25', [3, 2]],
  ])('by %s finds %j', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids)
  })

  // TRU-03
  test('shows at most 20, the first by name', async () => {
    expect(await idsOf('q=zoe')).toHaveLength(20)
    expect((await idsOf('')).slice(0, 3)).toEqual([1, 2, 3])
    expect(await search('q=quillf')).toEqual([
      {
        id: 2,
        name: 'Martha Quillfeather',
        office: 'Chapter 13 Office Buffalo',
        districts: ['nywb'],
        city: 'Boise',
        state: 'ID',
      },
    ])
  })

  // TRU-03
  test('refuses a district that does not exist', async () => {
    expect(await ann.get('/api/trustees?district=xxxb')).toMatchObject({
      status: 422,
      body: { errors: { district: [expect.any(String)] } },
    })
  })

  // TRU-03
  test('is not for customers without the feature planTools', async () => {
    const bob = await bank.createCustomer()
    await bank.operator('PUT', '/customers/features', { email: bob.email, features: { planTools: false } })
    for (const path of ['/api/trustees', '/api/trustees/1'])
      expect(await bob.get(path)).toMatchObject({ status: 403, body: { code: 'feature_off' } })
  })
})

// TRU-03
test('an entry that does not exist answers 404', async () => {
  expect((await ann.get('/api/trustees/999')).status).toBe(404)
  expect((await ann.post('/api/trustees/999/report', { report: { text: 'Wrong' } })).status).toBe(404)
})

describe('a report of a wrong entry', () => {
  const reports = async () =>
    (
      await bank.operator<{ trustee_reports: { id: number; text: string }[] }>(
        'GET',
        '/trustee_reports',
        undefined,
      )
    ).body.trustee_reports

  // TRU-04
  test('reaches the operator with the words and the address of the customer, until it is settled', async () => {
    expect((await ann.post('/api/trustees/2/report', { report: { text: ' The box moved. ' } })).status).toBe(
      204,
    )
    const [report] = await reports()
    expect(report).toMatchObject({
      trustee_id: 2,
      trustee: 'Martha Quillfeather',
      email: ann.email,
      text: 'The box moved.',
    })
    const settle = () => bank.operator('POST', '/trustee_reports/settlement', { id: report?.id })
    expect((await settle()).status).toBe(204)
    expect(await reports()).toEqual([])
    expect(await settle()).toMatchObject({
      status: 404,
      body: { code: 'trustee_directory.unknown_report' },
    })
  })

  // TRU-04
  test('needs words, at most 1,000 characters', async () => {
    const send = (text: string) => ann.post('/api/trustees/2/report', { report: { text } })
    for (const text of ['', '  ', 'x'.repeat(1001)])
      expect(await send(text)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
    expect(await reports()).toEqual([])
  })

  // TRU-04, WIRE-50
  test('with a key that was used is the same report, and none on another trustee', async () => {
    const key = { 'idempotency-key': randomUUID(), authorization: `Bearer ${ann.token}` }
    const send = (id: number) =>
      bank.send('POST', `/api/trustees/${id}/report`, { report: { text: 'The phone is wrong.' } }, key)
    const before = (await reports()).length
    expect([(await send(1)).status, (await send(1)).status]).toEqual([204, 204])
    expect(await send(2)).toMatchObject({ status: 422, body: { code: 'idempotency.key_reused' } })
    expect(await reports()).toHaveLength(before + 1)
  })

  // TRU-04
  test('is refused when ten of the customer wait for the operator', async () => {
    const bob = await bank.createCustomer()
    const send = () => bob.post('/api/trustees/3/report', { report: { text: 'Wrong' } })
    for (let sent = 0; sent < 9; sent++) expect((await send()).status).toBe(204)
    const atOnce = await Promise.all([send(), send(), send()])
    expect(atOnce.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(atOnce.filter(({ status }) => status === 422)).toHaveLength(2)
    expect(await send()).toMatchObject({ status: 422, body: { code: 'trustee.too_many_reports' } })
    expect((await ann.post('/api/trustees/3/report', { report: { text: 'Wrong' } })).status).toBe(204)
    expect(await reports()).toHaveLength(12)
  })
})
