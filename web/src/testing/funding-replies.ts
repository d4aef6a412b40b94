/** A customer who transfers money from linked banks, on Friday 20 November 2026. */
import { type AchAccount, listAchAccounts } from '@yoursuccess/contract/funding/ach-accounts'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import { getProgram } from '@yoursuccess/contract/program/program'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import type { User } from '@yoursuccess/contract/session/session'
import { accountReplies } from './account-replies.ts'
import { renderApp } from './render-app.tsx'
import { sampleProgram, sampleUser } from './samples.ts'
import { type Handler, on } from './wire.ts'

export const checking: AchAccount = {
  id: 7,
  name: 'Example Checking',
  verified: true,
  requires_manual_verification: false,
  verification_status: 'verified',
  humanized_verification_status: 'Verified',
  galileo_ach_account_id: 'A7',
  held_until: null,
}
export const savings: AchAccount = { ...checking, id: 8, name: 'Example Savings' }
export const unproven = (id: number, status: AchAccount['verification_status']): AchAccount => ({
  ...checking,
  id,
  name: `Account ${id}`,
  verified: false,
  requires_manual_verification: status === 'pending_manual_verification',
  verification_status: status,
  humanized_verification_status: status,
})
export const created: AchTransaction = {
  id: 31,
  amount: '50.00',
  date: '2026-11-20',
  timestamp: '2026-11-20 15:00:00',
  description: 'Transfer from Example Checking',
  status: 'pending',
  can_cancel: false,
  failure_reason: null,
  type: 'ach_transaction',
}
export const scheduled: RecurringTransfer = {
  id: 12,
  amount: '50.00',
  interval: 'weekly',
  next_run_on: '2026-11-27',
  ach_account_id: 7,
  ach_account: { name: 'Example Checking' },
}

export const listed = (...accounts: AchAccount[]) =>
  on(listAchAccounts, { ach_accounts: accounts, count: accounts.length, per_page: -1, current_page: 1 })
/** Opens one of the pages with the tab bar. */
export const openAch = (path: string, handlers: Handler[], features: Partial<User['features']> = {}) =>
  renderApp(`/dashboard/funding/ach/${path}`, {
    user: { ...sampleUser, features: { ...sampleUser.features, ...features } },
    handlers: [...accountReplies(), on(getProgram, { ...sampleProgram, today: '2026-11-20' }), ...handlers],
  })
