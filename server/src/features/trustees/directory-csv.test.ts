import { day } from '@yoursuccess/contract/core/calendar-date'
import { expect, test } from 'vitest'
import { readDirectory } from './directory-file.ts'

const TODAY = day('2026-11-20')
const read = (content: string) => readDirectory({ name: 'trustees.csv', content }, TODAY)

const COLUMNS =
  'id,name,office,districts,address_1,address_2,city,state,zip,phone,website,payee_name,kind,accepted,conditions,payee,address_kind,fee,cutoff_time,zone,posting_days,hold_days,max_amount,allowed_days,refuses_funding,returns_count,returns_window_days,returns_lock_months,memo,checked_on,source'
/** A line by its columns. */
const line = (cells: Record<string, string | number>) =>
  COLUMNS.split(',')
    .map((name) => `"${String(cells[name] ?? '')}"`)
    .join(',')
const OFFICE = {
  id: 12,
  name: 'Carol Ravensby',
  office: 'Chapter 13 Trustee, Sacramento',
  districts: 'caeb; canb',
  address_1: 'PO Box 9003',
  city: 'Sacramento',
  state: 'CA',
  zip: '95814',
  payee_name: 'C. Ravensby, Trustee',
  checked_on: '2026-11-02',
  source: 'website',
}
const CHECK = { id: 12, kind: 'bill_pay_check', accepted: 'no', checked_on: '2026-11-02', source: 'call' }
const file = (...lines: Record<string, string | number>[]) => [COLUMNS, ...lines.map(line)].join('\r\n')

// TRU-02
test('reads offices and methods from lines of their own', () => {
  const epay = {
    id: 12,
    kind: 'epay',
    accepted: 'conditional',
    conditions: 'Enroll first; Not from a savings account',
    payee: 'ePay',
    address_1: '1 Bay St',
    city: 'Reno',
    state: 'NV',
    zip: '89501',
    address_kind: 'office',
    fee: '1.50',
    cutoff_time: '16:00',
    zone: 'America/Chicago',
    posting_days: 1,
    hold_days: 14,
    max_amount: '2500.00',
    allowed_days: '5;20',
    refuses_funding: 'prepaid;savings',
    returns_count: 3,
    returns_window_days: 365,
    returns_lock_months: 6,
    memo: '{normalized}',
    checked_on: '2026-11-03',
    source: 'call',
  }
  const { entries, errors } = read(file(OFFICE, epay))
  expect(errors).toEqual([])
  expect(entries).toMatchObject([
    {
      id: 12,
      districts: ['caeb', 'canb'],
      address: { address_1: 'PO Box 9003', address_2: null, city: 'Sacramento', state: 'CA', zip: '95814' },
      phone: null,
      methods: [
        {
          kind: 'epay',
          conditions: ['Enroll first', 'Not from a savings account'],
          address: { address_1: '1 Bay St', address_2: null, city: 'Reno', state: 'NV', zip: '89501' },
          fee: '1.50',
          posting_days: 1,
          hold_days: 14,
          allowed_days: [5, 20],
          refuses_funding: ['prepaid', 'savings'],
          returns: { count: 3, window_days: 365, lock_months: 6 },
        },
      ],
    },
  ])
})

// TRU-02
test.each<[what: string, content: string, errors: string[]]>([
  ['an unknown column', 'id,nam\n', ['line 1: has the unknown column nam']],
  ['a column twice', 'id,name,name\n', ['line 1: has the column name twice']],
  ['no column id', 'name\nx', ['line 1: has no column id']],
  ['no lines', COLUMNS, ['line 1: lists no office']],
  ['nothing', '', ['line 1: lists no office']],
  [
    'a method without its office',
    file(OFFICE, { ...CHECK, id: 13 }),
    ['line 3: id: no office 13 is in this file'],
  ],
  [
    'a line of an office with fields of a method',
    file({ ...OFFICE, fee: '1.00' }),
    ['line 2: fee: does not belong to the line of an office'],
  ],
  [
    'a line of a method with fields of an office',
    file(OFFICE, { ...CHECK, name: 'Carol', phone: '5005550006' }),
    [
      'line 3: name: does not belong to the line of a method',
      'line 3: phone: does not belong to the line of a method',
    ],
  ],
  ['more fields than columns', `${file(OFFICE)},,extra`, ['line 2: has more fields than the first line']],
  [
    'a number that is none',
    file(OFFICE, { ...CHECK, posting_days: 'two' }),
    ['line 3: posting_days: must be a whole number'],
  ],
  ...['0x2', '1e1', '-1', '1.0'].map((posting_days): [string, string, string[]] => [
    `the number ${posting_days}`,
    file(OFFICE, { ...CHECK, posting_days }),
    ['line 3: posting_days: must be a whole number'],
  ]),
  [
    'wrong parts of an address and of returns',
    file({ ...OFFICE, zip: '1' }, { ...CHECK, returns_count: 3 }),
    ['line 2: zip: must have five digits, or five and four', 'line 3: returns_window_days: is missing'],
  ],
  [
    'a wrong line after a field of two lines',
    `${file({ ...OFFICE, source: 'a call\non Monday' }, { ...CHECK, accepted: '' })}`,
    ['line 2: source: must not have line ends or control characters', 'line 4: accepted: is missing'],
  ],
])('names the lines of a file with %s', (_what, content, errors) => {
  expect(read(content).errors).toEqual(errors)
})
