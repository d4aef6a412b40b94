/** Sample replies of an ordinary day, for tests. */
import type { Program } from '@yoursuccess/contract/program/program'
import { FEATURES } from '@yoursuccess/contract/core/access'
import { type User } from '@yoursuccess/contract/session/session'

export const sampleProgram: Program = {
  today: '2026-11-21',
  product_name: 'YourSuccess',
  bank_name: 'Example Bank',
  signup_url: 'https://signup.example/',
  plaid_link_url: 'https://link.example',
  support: {
    phone: '(555) 010-0100',
    support_line: '(555) 010-0101',
    fax: '(555) 010-0102',
    mailing_address: ['1 Main Street', 'Springfield, IL 62701'],
  },
  wind_down: {
    mode: 'off',
    last_deposit_on: '2025-07-30',
    last_spend_on: '2025-09-03',
    refund_within_days: 60,
    check_cashable_days: 180,
  },
  claims_faster_payment: true,
  transfer_limits: { per_transfer: '10000.00', per_day: '10000.00', count_per_day: 5 },
  personas: null,
}

/** The same program once its end is announced. */
export const announcedProgram: Program = {
  ...sampleProgram,
  wind_down: { ...sampleProgram.wind_down, mode: 'notice' },
}

/** An approved customer with every feature on except the shut-off. */
export const sampleUser: User = {
  features: Object.fromEntries(
    FEATURES.map((feature) => [feature, feature !== 'fundingShutoff']),
  ) as User['features'],
  has_approved_account_application: true,
  has_closed_account: false,
  closed_account_reason: null,
  redirectPath: null,
  mfa_active: false,
  mfa_confirmed: false,
  has_backup_codes: false,
}

export const sampleSession = () => {
  const now = Math.floor(Date.now() / 1000)
  return { expires_at: now + 660, ends_at: now + 43_200 }
}

/** The same program with its calendar enforced. Its last dates have passed. */
export const endedProgram: Program = {
  ...sampleProgram,
  wind_down: { ...sampleProgram.wind_down, mode: 'enforced' },
}
