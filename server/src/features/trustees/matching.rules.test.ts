import { describe, expect, test } from 'vitest'
import { type Office, officeOf, type Payee, termsOfOffice, termsOfPayee } from './matching.rules.ts'

const at = (
  address_1: string,
  city: string,
  state: string,
  zip: string,
  address_2: string | null = null,
) => ({
  address_1,
  address_2,
  city,
  state,
  zip,
})
const ravensby: Office = {
  name: 'Carol M. Ravensby',
  payee_name: 'Chapter 13 Trustee C. Ravensby',
  address: at('100 West Main Street', 'Sacramento', 'CA', '95814', 'Suite 400'),
  methods: [{ payee: null, address: at('P.O. Box 9003', 'Memphis', 'TN', '38101') }],
}
const oakhurst: Office = {
  name: 'Chapter 13 Trustee D. Oakhurst',
  payee_name: 'Chapter 13 Trustee',
  address: at('PO Box 9004', 'Springfield', 'IL', '62701'),
  methods: [],
}
const offices = [ravensby, oakhurst]

const payee = (change: Partial<Payee>): Payee => ({
  name: 'Green Meadow Rentals',
  address1: '12 Orchard Road',
  address2: null,
  city: 'Fresno',
  state: 'CA',
  postalCode: '93650',
  isTrustee: false,
  ...change,
})

describe('by name', () => {
  // TRU-05
  test.each([
    'Chapter 13 Trustee C. Ravensby',
    'Chapter Thirteen Trustee C Ravensby',
    'CAROL RAVENSBY STANDING CHAPTER XIII TRUSTEE',
    'Trustee Ravensby',
    'Ravensby, Carol M., Trustee',
    'Carol Rávensby, Esq., Chapter 13 Plan Payments',
  ])('recognizes "%s" in the state of the office', (name) => {
    expect(officeOf(payee({ name }), offices)).toBe(ravensby)
    expect(officeOf(payee({ name, state: 'TN' }), offices)).toBe(ravensby)
    expect(officeOf(payee({ name, state: 'IL' }), offices)).toBeUndefined()
  })

  // TRU-05
  test.each(['C Ravensby', 'Carol Ravensby', 'Carol M Ravensby'])(
    'recognizes "%s" without a word of a trustee only in the city of the office',
    (name) => {
      expect(officeOf(payee({ name }), offices)).toBeUndefined()
      expect(officeOf(payee({ name, city: 'SACRAMENTO' }), offices)).toBe(ravensby)
      expect(officeOf(payee({ name, isTrustee: true }), offices)).toBe(ravensby)
    },
  )

  // TRU-05
  test.each([
    'Ravensby Plumbing',
    'Daniel Ravensby',
    'Daniel Ravensby, Trustee',
    'Ravensby',
    'Chapter Thirteen Trustee',
    'Sacramento Water',
    '123',
  ])('does not take "%s" in the same city for the trustee', (name) => {
    expect(officeOf(payee({ name, city: 'Sacramento' }), offices)).toBeUndefined()
  })
})

// TRU-05
test('takes an initial of the directory for a first name only of a trustee', () => {
  const there = { city: 'Springfield', state: 'IL' }
  expect(officeOf(payee({ name: 'Oakhurst Dairy', ...there }), offices)).toBeUndefined()
  expect(officeOf(payee({ name: 'D Oakhurst', ...there }), offices)).toBe(oakhurst)
  expect(officeOf(payee({ name: 'Daniel Oakhurst, Trustee', ...there }), offices)).toBe(oakhurst)
})

describe('by address', () => {
  // TRU-05
  test.each<[address1: string, address2: string | null, zip: string]>([
    ['PO Box 9003', null, '38101'],
    ['P. O. Box 9003', null, '38101-9003'],
    ['Post Office Box 9003', null, '38101'],
    ['Payments', 'POB 9003', '38101'],
    ['100 W Main St', 'Ste 400', '95814'],
    ['100 West Main Street Suite 400', null, '95814'],
    ['100 W. Main St. #400', '', '95814'],
  ])('recognizes the office of %s, %s, %s', (address1, address2, postalCode) => {
    expect(officeOf(payee({ address1, address2, postalCode }), offices)).toBe(ravensby)
  })

  // TRU-05
  test.each<[address1: string | null, address2: string | null, zip: string | null]>([
    ['PO Box 9003', null, '95814'],
    ['PO Box 90031', null, '38101'],
    ['100 W Main St', null, '95814'],
    ['100 W Main St', 'Suite 401', '95814'],
    ['PO Box 9003', null, null],
    [null, null, '38101'],
  ])('finds no office at %s, %s, %s', (address1, address2, postalCode) => {
    expect(officeOf(payee({ address1, address2, postalCode }), offices)).toBeUndefined()
  })
})

describe('with several candidates', () => {
  const lockbox = at('PO Box 1', 'Memphis', 'TN', '38101')
  const other: Office = { ...oakhurst, name: 'Olga Winterlee', methods: [{ payee: null, address: lockbox }] }
  const first: Office = { ...ravensby, methods: [{ payee: null, address: lockbox }] }
  const there = { address1: 'PO Box 1', city: 'Memphis', state: 'TN', postalCode: '38101' }

  // TRU-05
  test('a name decides between offices that share a lockbox, and without one nobody is taken', () => {
    expect(officeOf(payee({ ...there, name: 'Winterlee Trustee' }), [first, other])).toBe(other)
    expect(officeOf(payee({ ...there, name: 'Trustee Payments' }), [first, other])).toBeUndefined()
  })

  // TRU-05
  test('the city decides between two offices of one trustee', () => {
    const north: Office = { ...ravensby, address: at('1 Bay St', 'Redding', 'CA', '96001'), methods: [] }
    const name = 'Trustee Carol Ravensby'
    expect(officeOf(payee({ name, city: 'Redding' }), [ravensby, north])).toBe(north)
    expect(officeOf(payee({ name }), [ravensby, north])).toBeUndefined()
  })
})

// TRU-05
test('an office has a term of every payee that it is', () => {
  const known = termsOfOffice(ravensby)
  expect(known).toEqual({ names: ['ravensby'], addresses: ['95814 100 w main st 400', '38101 po box 9003'] })
  const typed = termsOfPayee(
    payee({ name: 'Trustee Carol Ravensby', address1: 'PO Box 9003', postalCode: '38101' }),
  )
  expect(typed).toEqual({ names: ['carol', 'ravensby'], addresses: ['38101 po box 9003'] })
  expect(termsOfOffice(oakhurst).names).toEqual(['oakhurst'])
})
