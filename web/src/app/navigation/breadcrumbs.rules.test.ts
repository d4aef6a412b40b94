import { expect, test } from 'vitest'
import { crumbsOf } from './breadcrumbs.rules.ts'

const SCREENS = ['/dashboard', '/dashboard/tracker', '/dashboard/transactions']
const trail = (path: string) =>
  crumbsOf(path, (screen) => SCREENS.includes(screen))
    .map(({ label, path: link }) => (link ? `[${label}]` : label))
    .join(' > ')

test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/transactions', '[Dashboard] > Transactions'],
  ['/dashboard/early-ach-deposits', '[Dashboard] > Early Access'],
  // A parent that is no screen is plain text.
  [
    '/dashboard/tracker/expense-item-by-category/car_payment',
    '[Dashboard] > [Success Tracker] > Category > Car payment',
  ],
  ['/dashboard/transactions/1234', '[Dashboard] > [Transactions]'],
  [
    '/dashboard/transactions/0b0e7f52-6f2c-4b0e-9d2c-1d8f6b1f2a3c/report',
    '[Dashboard] > [Transactions] > Report',
  ],
  ['/dashboard/%E0%A4%A', '[Dashboard] > %E0%A4%A'],
])('%s reads: %s', (path, expected) => expect(trail(path)).toBe(expected))
