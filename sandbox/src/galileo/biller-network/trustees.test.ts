/** The trustees of the directory that a sandbox run imports behave as the biller network plays them. */
import { readFileSync } from 'node:fs'
import { formatAmount } from '@yoursuccess/contract/core/money'
import { expect, test } from 'vitest'
import { findOffice, METHODS } from '../../trustee-office/offices.ts'
import { directory, findTrustee } from './directory.ts'

interface Method {
  kind: string
  accepted: string
  max_amount?: string
  posting_days?: number
  hold_days?: number
  memo?: string
  checked_on: string
  source: string
}
interface Office {
  id: number
  name: string
  address: { address_1: string; city: string; state: string; zip: string }
  phone: string
  payee_name: string
  methods: Method[]
  checked_on: string
  source: string
}

const offices = JSON.parse(
  readFileSync(new URL('../../../data/trustees.json', import.meta.url), 'utf8'),
) as Office[]
const trustees = directory().filter(({ kind }) => kind === 'TRUSTEE')

// TRU-02
test('each trustee of the biller directory is an office, with the same name, address and phone', () => {
  expect(offices.map(({ id, name, address, phone }) => [id, name, ...Object.values(address), phone])).toEqual(
    trustees.map((each) => [
      Number(each.id.slice(-4)),
      each.name,
      each.address1,
      each.city,
      each.state,
      each.postalCode,
      each.phone,
    ]),
  )
  expect(offices).toHaveLength(12)
})

// TRU-02
test('no office and no method is without the day and the source of its check', () => {
  const rows = offices.flatMap((office) => [office, ...office.methods])
  for (const { checked_on, source } of rows) {
    expect(checked_on).toMatch(/^2026-\d\d-\d\d$/)
    expect(source).not.toBe('')
  }
})

// TRU-02
test.each(offices.map((listed) => [listed.name, listed] as const))(
  'how %s may be paid is how the network and the office treat a payment',
  (name, listed) => {
    const rules = findTrustee(name, listed.address.state)?.rules
    const office = findOffice(String(listed.id).padStart(10, '0'))
    const of = (kind: string) => listed.methods.find((method) => method.kind === kind)
    expect(listed.methods.map(({ kind, accepted }) => [kind, accepted])).toEqual(
      METHODS.map((kind) => [kind, office?.methods[kind] ?? 'no']),
    )
    expect(of('electronic')?.max_amount).toBe(rules?.atMost && formatAmount(rules.atMost))
    // The day after a holiday is one more day that the office may take.
    const dayOff = rules?.closedAfterHolidays ? 1 : 0
    const postingDays = Object.entries(office?.posting_days ?? {})
    expect(postingDays.map(([kind]) => [kind, of(kind)?.posting_days ?? 0])).toEqual(
      postingDays.map(([kind, days]) => [kind, days + dayOff]),
    )
    const accepted = listed.methods.filter((method) => method.accepted !== 'no')
    expect(new Set(accepted.map((method) => method.hold_days ?? 0))).toEqual(new Set([office?.hold_days]))
    expect(new Set(accepted.flatMap((method) => method.memo ?? []))).toEqual(new Set([office?.memo]))
  },
)
