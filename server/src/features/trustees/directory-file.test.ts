import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { readDirectory } from './directory-file.ts'

const TODAY = day('2026-11-20')

const OFFICE = {
  id: 12,
  name: 'Carol Ravensby',
  office: 'Chapter 13 Trustee, Sacramento',
  districts: ['caeb'],
  address: { address_1: 'PO Box 9003', city: 'Sacramento', state: 'CA', zip: '95814' },
  payee_name: 'C. Ravensby, Trustee',
  checked_on: '2026-11-02',
  source: "the office's website",
}
const CHECK = { kind: 'bill_pay_check', accepted: 'no', checked_on: '2026-11-02', source: 'a call' }

const readJson = (offices: unknown) =>
  readDirectory({ name: 'trustees.json', content: JSON.stringify(offices, null, 2) }, TODAY)
const errorsOfOffice = (change: object) => readJson([{ ...OFFICE, ...change }]).errors
const errorsOfMethod = (change: object) =>
  readJson([{ ...OFFICE, methods: [{ ...CHECK, ...change }] }]).errors.map((line) =>
    line.replace(/^line \d+: /, ''),
  )

describe('a directory as JSON', () => {
  // TRU-02
  test('has an office with its methods, and nothing where nothing is known', () => {
    const { entries, errors } = readJson([{ ...OFFICE, methods: [CHECK] }])
    expect(errors).toEqual([])
    expect(entries).toEqual([
      {
        ...OFFICE,
        address: { ...OFFICE.address, address_2: null },
        phone: null,
        website: null,
        methods: [
          {
            ...CHECK,
            conditions: [],
            payee: null,
            address: null,
            address_kind: null,
            fee: null,
            cutoff_time: null,
            zone: null,
            posting_days: 0,
            hold_days: null,
            enroll_days: null,
            change_days: null,
            min_amount: null,
            max_amount: null,
            allowed_days: [],
            refuses_funding: [],
            returns: null,
            partial: 'unknown',
            memo: null,
            note: null,
          },
        ],
      },
    ])
  })

  // TRU-02
  test('names the line of each wrong office and method', () => {
    const content = `[
  {"id": 1, "name": "A \\" {", "methods": [
    {"kind": "tfs"},
    {"kind": "cash", "accepted": "maybe", "checked_on": "2026-11-31", "source": ""}
  ]},
  {"id": "2"}
]`
    const { entries, errors } = readDirectory({ name: 'T.JSON', content }, TODAY)
    expect(entries).toEqual([])
    expect(errors.filter((line) => line.startsWith('line 2'))).toContain('line 2: office: is missing')
    expect(errors.filter((line) => /^line [34]/.test(line))).toEqual([
      'line 3: accepted: is missing',
      'line 3: checked_on: is missing',
      'line 3: source: is missing',
      'line 4: accepted: must be one of yes, no, conditional, unknown',
      'line 4: checked_on: must be a day, such as 2026-11-20',
      'line 4: source: is missing',
    ])
    expect(errors).toContain('line 6: id: must be a whole number')
  })

  // TRU-02
  test.each([
    ['[\n{"id": 1,}\n]', 'line 2: is not JSON'],
    ['', 'line 1: is not JSON'],
    ['{}', 'line 1: must be a list of offices'],
    ['[1]', 'line 1: must be a list of offices'],
    ['[]', 'line 1: lists no office'],
  ])('%j is refused: %s', (content, error) => {
    expect(readDirectory({ name: 'a.json', content }, TODAY)).toEqual({ entries: [], errors: [error] })
  })

  // TRU-02
  test('a file of another kind is refused', () => {
    expect(readDirectory({ name: 'trustees.xlsx', content: '' }, TODAY).errors).toEqual([
      'line 1: the name of the file must end in .csv or .json',
    ])
  })
})

describe('what an office must have', () => {
  // TRU-01, TRU-02
  test.each<[change: object, error: string]>([
    [{ id: 0 }, 'line 2: id: must be at least 1'],
    [{ id: 1.5 }, 'line 2: id: must be a whole number'],
    [{ name: ' ' }, 'line 2: name: is missing'],
    [{ name: 'x'.repeat(81) }, 'line 2: name: must have at most 80 characters'],
    [{ office: 'a\nb' }, 'line 2: office: must not have line ends or control characters'],
    [{ districts: [] }, 'line 2: districts: is missing'],
    [{ districts: ['caeb', 'zzzb'] }, 'line 2: districts.1: must be a district, such as nywb'],
    [{ districts: ['caeb', 'caeb'] }, 'line 2: districts: must not name anything twice'],
    [
      { address: { ...OFFICE.address, state: 'XX' } },
      'line 2: address.state: must be the two letters of a state or territory',
    ],
    [
      { address: { ...OFFICE.address, zip: '9581' } },
      'line 2: address.zip: must have five digits, or five and four',
    ],
    [{ phone: '555' }, 'line 2: phone: must have ten digits'],
    [{ website: 'http://example.com' }, 'line 2: website: must be an https address'],
    [{ website: 'javascript:alert(1)' }, 'line 2: website: must be an https address'],
    [{ checked_on: '2026-11-21' }, 'line 2: checked_on: must not be in the future'],
    [{ checked_on: undefined }, 'line 2: checked_on: is missing'],
    [{ source: undefined }, 'line 2: source: is missing'],
    [{ fax: '1' }, 'line 2: has the unknown field fax'],
    [{ methods: 'cash' }, 'line 2: has the unknown field methods'],
  ])('%j is refused: %s', (change, error) => {
    expect(errorsOfOffice(change)).toEqual([error])
  })

  // TRU-02
  test('an office and a method of it are listed once', () => {
    const { errors } = readJson([
      { ...OFFICE, methods: [CHECK, CHECK] },
      { ...OFFICE, name: 'Another' },
    ])
    expect(errors).toEqual([
      'line 25: kind: bill_pay_check of this office is on line 19 already',
      'line 33: id: 12 is on line 2 already',
    ])
  })
})

describe('what a method must have', () => {
  const address = { address_1: 'PO Box 1', city: 'Memphis', state: 'TN', zip: '38101' }

  // TRU-01, TRU-02
  test.each<[change: object, error: string]>([
    [
      { kind: 'fax' },
      'kind: must be one of electronic, bill_pay_check, cashiers_check, money_order, personal_check, tfs, epay, moneygram, wage_order, cash',
    ],
    [{ accepted: 'conditional' }, 'conditions: must be given if and only if accepted is conditional'],
    [{ conditions: ['By mail only'] }, 'conditions: must be given if and only if accepted is conditional'],
    [{ address }, 'address_kind: must be given together with the address'],
    [{ address_kind: 'lockbox' }, 'address_kind: must be given together with the address'],
    [{ fee: '1.5' }, 'fee: must be an amount with two decimals, such as 12.50'],
    [{ fee: '-1.00' }, 'fee: must be an amount with two decimals, such as 12.50'],
    [{ fee: 1.5 }, 'fee: must be a text'],
    [{ max_amount: '100000000.00' }, 'max_amount: is too large'],
    [{ max_amount: '0.00' }, 'max_amount: must be above zero'],
    [{ min_amount: '20.00', max_amount: '10.00' }, 'max_amount: must not be below min_amount'],
    [{ cutoff_time: '24:00', zone: 'America/Chicago' }, 'cutoff_time: must be a time, such as 16:00'],
    [{ cutoff_time: '16:00', zone: 'Central' }, 'zone: must be a time zone, such as America/Chicago'],
    [{ cutoff_time: '16:00' }, 'zone: must be given together with cutoff_time'],
    [{ posting_days: -1 }, 'posting_days: must be at least 0'],
    [{ posting_days: 61 }, 'posting_days: must be at most 60'],
    [{ allowed_days: [0] }, 'allowed_days.0: must be at least 1'],
    [{ refuses_funding: ['card'] }, 'refuses_funding.0: must be one of prepaid, savings, debit_card'],
    [{ returns: { count: 0, window_days: 30 } }, 'returns.count: must be at least 1'],
    [{ returns: { count: 3 } }, 'returns.window_days: is missing'],
    [{ memo: '{case}' }, 'memo: may have the placeholders {case_number}, {last_name} and {normalized}'],
    [{ memo: '{last_name}' }, 'memo: must have {case_number} or {normalized}'],
    [{ checked_on: null }, 'checked_on: must be a text'],
    [{ when: 1, who: 2 }, 'has the unknown fields when, who'],
  ])('%j is refused: %s', (change, error) => {
    expect(errorsOfMethod(change)).toEqual([error])
  })
})
