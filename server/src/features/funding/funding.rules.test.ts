import { expect, test } from 'vitest'
import { endsAccount, endsRecurring, isOwnName } from './funding.rules.ts'

// FUNDING-37
test.each([
  [100, true],
  [70, true],
  [69, false],
  [undefined, false],
])('a name match score of %s proves the owner of an account: %s', (score, isProof) => {
  expect(isOwnName(score)).toBe(isProof)
})

// FUNDING-112
test.each([
  ['the account is closed, unknown or wrong', ['R02', 'R03', 'R04', 'R16', 'R20'], true, true],
  ['it was stopped or not authorized', ['R07', 'R08', 'R10', 'R29'], false, true],
  ['money was short', ['R01', 'R09'], false, false],
  ['the processor rejected it', ['429-03', 'transfer.velocity'], false, false],
] as const)('decides what to end after a failed transfer: %s', (_why, codes, account, recurring) => {
  for (const code of codes)
    expect([code, endsAccount(code), endsRecurring(code)]).toEqual([code, account, recurring])
})
