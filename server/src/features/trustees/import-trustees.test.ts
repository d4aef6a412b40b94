import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  importFile,
  importOffices,
  importSandboxTrustees,
  officeOfFile,
} from '../../../tests/support/trustee-seeds.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let ann: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-11-20' })
  ann = await bank.createCustomer()
})
afterAll(() => bank.close())
beforeEach(async () => {
  await bank.database.run('delete from bank.trustee_terms')
  await bank.database.run('delete from bank.trustee_methods')
  await bank.database.run('delete from bank.trustees')
})

const get = async (id: number) => (await ann.get<{ trustee: Trustee }>(`/api/trustees/${id}`)).body.trustee
const found = async (query = '') =>
  (await ann.get<{ trustees: { id: number }[] }>(`/api/trustees${query}`)).body.trustees.map(({ id }) => id)
const contentOfDirectory = async () => {
  const tables = ['trustees', 'trustee_methods', 'trustee_terms']
  const rows = tables.map((name) => `select to_jsonb(t)::text as row from bank.${name} t`).join(' union all ')
  return (await bank.database.query<{ row: string }>(`${rows} order by 1`)).rows
}

describe('a directory that is right', () => {
  // TRU-01, TRU-02
  test('is read back as it was imported', async () => {
    const checked = { checked_on: '2026-11-02', source: 'https://trustee.example' }
    const method = {
      kind: 'epay',
      accepted: 'conditional',
      conditions: ['Enroll first'],
      payee: 'ePay',
      partial: 'no',
      address: { address_1: '1 Bay St', address_2: 'Suite 2', city: 'Reno', state: 'NV', zip: '89501' },
      address_kind: 'lockbox',
      fee: '1.50',
      cutoff_time: '16:00',
      zone: 'America/Chicago',
      posting_days: 1,
      hold_days: 14,
      enroll_days: 5,
      change_days: 10,
      min_amount: '25.00',
      max_amount: '2500.00',
      allowed_days: [5, 20],
      refuses_funding: ['prepaid'],
      returns: { count: 3, window_days: 365, lock_months: null },
      memo: '{normalized}',
      note: 'By telephone only.',
      ...checked,
    }
    const office = officeOfFile(bank, {
      phone: '2085550171',
      website: 'https://trustee.example/pay',
      methods: [method],
    })
    expect(await importOffices(bank, [office])).toEqual({ offices: 1, added: 1, changed: 0, retired: 0 })
    expect(await get(71)).toEqual({
      ...office,
      address: { ...office.address, address_2: null },
      retired: false,
    })
  })

  // TRU-02
  test('keeps an office that is no longer listed as retired, and takes it back', async () => {
    const other = officeOfFile(bank, { id: 72, name: 'Olga Winterlee', payee_name: 'O. Winterlee' })
    await importOffices(bank, [officeOfFile(bank), other])
    const renamed = { ...other, name: 'Olga Winter' }
    expect(await importOffices(bank, [renamed])).toEqual({ offices: 1, added: 0, changed: 1, retired: 1 })
    expect(await found()).toEqual([72])
    expect(await found('?q=quill')).toEqual([])
    expect(await get(71)).toMatchObject({ name: 'Martha Quillfeather', retired: true })
    expect(await get(71)).toMatchObject({ methods: [{ kind: 'bill_pay_check' }] })

    expect(await importOffices(bank, [officeOfFile(bank), renamed])).toEqual({
      offices: 2,
      added: 0,
      changed: 1,
      retired: 0,
    })
    expect(await get(71)).toMatchObject({ retired: false })
    // The same file again changes nothing.
    const before = await contentOfDirectory()
    expect(await importOffices(bank, [officeOfFile(bank), renamed])).toMatchObject({ changed: 0, retired: 0 })
    expect(await contentOfDirectory()).toEqual(before)
  })

  // TRU-02
  test('has the twelve offices of a sandbox run, each checked', async () => {
    expect(await importSandboxTrustees(bank)).toMatchObject({ offices: 12, added: 12 })
    expect(await get(9003)).toMatchObject({ name: 'Chapter 13 Trustee C. Ravensby', districts: ['caeb'] })
  })

  // TRU-02
  test('is as large as the directory of the whole country', async () => {
    const kinds = ['electronic', 'bill_pay_check', 'cashiers_check', 'money_order', 'tfs', 'epay', 'cash']
    const checked = { checked_on: '2026-11-02', source: 'a call' }
    const offices = Array.from({ length: 400 }, (_, index) =>
      officeOfFile(bank, {
        id: index + 1,
        methods: kinds.map((kind) => ({ kind, accepted: 'yes', note: 'x'.repeat(300), ...checked })),
      }),
    )
    expect(await importOffices(bank, offices)).toMatchObject({ added: 400 })
    expect(await get(400)).toMatchObject({ methods: kinds.map((kind) => ({ kind })) })
  })

  // TRU-02
  test('is written to the audit log', async () => {
    await importOffices(bank, [officeOfFile(bank)])
    const { rows } = await bank.database.query(
      `select 1 from bank.audit_entries where action = 'operator.trustees_imported' and actor = 'operator'`,
    )
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('a directory with errors', () => {
  // TRU-02
  test.each<[kind: string, name: string, content: (whole: string) => string, details: string[]]>([
    [
      'JSON',
      'trustees.json',
      () => '[\n{"id": 1},\n{"id": 2, "methods": [\n{"kind": "tfs"}]}]',
      ['line 2: name: is missing', 'line 3: name: is missing', 'line 4: accepted: is missing'],
    ],
    [
      'CSV',
      'trustees.csv',
      (whole) => `${whole}\n12,,,,,,,,,,,,tfs,maybe,,,2026-11-02,call\nx,,,,,,,,,,,,,,,,2026-11-31,`,
      [
        'line 3: accepted: must be one of yes, no, conditional, unknown',
        'line 4: id: must be a whole number',
        'line 4: checked_on: must be a day, such as 2026-11-20',
      ],
    ],
  ])(
    'as %s changes nothing, and each wrong line is named with the reason',
    async (_kind, name, content, details) => {
      await importOffices(bank, [officeOfFile(bank)])
      const before = await contentOfDirectory()
      const whole =
        'id,name,office,districts,address_1,address_2,city,state,zip,phone,website,payee_name,kind,accepted,conditions,note,checked_on,source\n' +
        '12,Carol Ravensby,Sacramento,caeb,PO Box 9003,,Sacramento,CA,95814,,,C. Ravensby,,,,,2026-11-02,call'
      const refused = await importFile(bank, name, content(whole))
      expect(refused).toMatchObject({ status: 422, body: { code: 'trustee_directory.file_wrong' } })
      expect(refused.body.details).toEqual(expect.arrayContaining(details))
      expect(refused.body.details?.every((line) => /^line \d+: /.test(line))).toBe(true)
      expect(await contentOfDirectory()).toEqual(before)
    },
  )

  // TRU-02
  test('names at most 200 errors, and how many more there are', async () => {
    const { body } = await importFile(bank, 'a.json', JSON.stringify(Array.from({ length: 100 }, () => ({}))))
    expect(body.details).toHaveLength(201)
    expect(body.details?.at(-1)).toMatch(/^and \d+ more$/)
  })

  // TRU-02
  test('is refused when it lists nobody, so that the directory is never emptied by accident', async () => {
    await importOffices(bank, [officeOfFile(bank)])
    expect((await importFile(bank, 'a.json', '[]')).body.details).toEqual(['line 1: lists no office'])
    expect(await found()).toEqual([71])
  })
})

// TRU-02
test.each(['csv', 'json'])('imports the example of the format document as %s', async (format) => {
  const document = readFileSync(new URL('../../../../docs/trustees.md', import.meta.url), 'utf8')
  const example = new RegExp(`\`\`\`${format}\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? ''
  expect(await importFile(bank, `example.${format}`, example)).toMatchObject({
    status: 200,
    body: { offices: 2, added: 2 },
  })
  expect(await get(101)).toMatchObject({ districts: ['nywb'], methods: [{ accepted: 'no' }, {}, {}] })
})
