import { expect, test } from 'vitest'
import { accountWithCard, sampleAccount } from '../../testing/account-replies.ts'
import { accountStateOf } from './account-state.rules.ts'

// FRAME-34
test.each([
  ['the account is not loaded yet', false, undefined, undefined],
  ['no card exists yet', false, sampleAccount, 'waiting'],
  ['no deposit has arrived, so no card was mailed', false, accountWithCard({ is_mailed: false }), 'waiting'],
  ['the card was mailed', false, accountWithCard(), 'active'],
  ['the account is closed', true, accountWithCard(), 'closed'],
  ['the account is closed and not loaded', true, undefined, 'closed'],
] as const)('%s: %s', (_, has_closed_account, account, state) => {
  expect(accountStateOf({ has_closed_account }, account)).toBe(state)
})
