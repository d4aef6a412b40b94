import { expect, it } from 'vitest'
import { directory } from '../galileo/biller-network/directory.ts'
import { type Office, OFFICES } from './offices.ts'

const trustees = directory().filter(({ kind }) => kind === 'TRUSTEE')
const rulesOf = ({ id }: Office) => trustees.find((trustee) => trustee.id === id)?.rules

// SBX-02
it('has an office for each trustee of the biller directory, and no other', () => {
  expect(OFFICES.map(({ id }) => id)).toEqual(trustees.map(({ id }) => id))
})

// SBX-02
it.each(OFFICES.map((office) => [office.id, office] as const))(
  'accepts at office %s what the biller directory delivers',
  (_id, office) => {
    const rules = rulesOf(office)
    const { electronic, bill_pay_check } = office.methods
    expect(electronic !== undefined).toBe(!rules?.checksOnly)
    expect(bill_pay_check !== undefined).toBe(!rules?.returnsChecks)
  },
)

// SBX-02
it.each(OFFICES.map((office) => [office.id, office] as const))(
  'posts at office %s each way of paying that it accepts, and no other',
  (_id, { methods, posting_days }) => {
    const rails = (['electronic', 'bill_pay_check', 'wage_order'] as const).filter((rail) => methods[rail])
    expect(Object.keys(posting_days).toSorted()).toEqual(rails.toSorted())
  },
)

// SBX-02
it('opens the mail of every office after the payments of the network have come', () => {
  // The network delivers at 6 a.m. Mountain Standard Time, at most 9 a.m. in New York.
  const earliest: Record<string, string> = {
    'America/New_York': '09:00',
    'America/Chicago': '08:00',
    'America/Los_Angeles': '06:00',
  }
  for (const { cutoff_time, zone } of OFFICES) expect(cutoff_time > (earliest[zone] ?? '')).toBe(true)
})
