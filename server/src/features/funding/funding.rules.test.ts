import { expect, test } from 'vitest'
import { endsAccount, endsRecurring, isOwnName } from './funding.rules.ts'

// FUNDING-37
test.each([
  [100, true],
  [70, true],
  [69, false],
  [undefined, false],
])('an owner whose name fits by %s proves the account: %s', (score, isProof) => {
  expect(isOwnName(score)).toBe(isProof)
})

// FUNDING-112
test.each([
  ['closed, unknown or wrong', ['R02', 'R03', 'R04', 'R16', 'R20'], true, true],
  ['stopped or not authorized', ['R07', 'R08', 'R10', 'R29'], false, true],
  ['short of money', ['R01', 'R09'], false, false],
  ['rejected by the processor', ['429-03', 'transfer.velocity'], false, false],
] as const)('a transfer that was %s ends what it must', (_why, codes, account, recurring) => {
  for (const code of codes)
    expect([code, endsAccount(code), endsRecurring(code)]).toEqual([code, account, recurring])
})
