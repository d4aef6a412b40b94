import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { t } from '../../i18n/translate.ts'
import { createAppRouter } from '../router.tsx'
import { type Crumb, crumbsOf } from './breadcrumbs.rules.ts'
import { labelAt } from './places.ts'

const SCREENS = ['/dashboard', '/dashboard/tracker', '/dashboard/transactions']
const nameOf = (label: Crumb['label']) => (typeof label === 'string' ? label : t(label))
const trail = (path: string) =>
  crumbsOf(path, (screen) => SCREENS.includes(screen), labelAt)
    .map(({ label, path: link }) => (link ? `[${nameOf(label)}]` : nameOf(label)))
    .join(' > ')

// FRAME-38
test.each([
  ['/dashboard', 'Dashboard'],
  ['/dashboard/transactions', '[Dashboard] > Transactions'],
  ['/dashboard/early-ach-deposits', '[Dashboard] > Early Access'],
  ['/dashboard/plan', '[Dashboard] > Your plan'],
  ['/dashboard/plan/autopay', '[Dashboard] > Your plan > Autopay'],
  ['/dashboard/plan/catch-up', '[Dashboard] > Your plan > Catch up'],
  ['/dashboard/plan/behind', '[Dashboard] > Your plan > Behind'],
  ['/dashboard/plan/checklist', '[Dashboard] > Your plan > Discharge checklist'],
  ['/dashboard/plan/forecast', '[Dashboard] > Your plan > Forecast'],
  ['/dashboard/plan/message', '[Dashboard] > Your plan > Message to my attorney'],
  ['/dashboard/plan/notices', '[Dashboard] > Your plan > Notices and motions'],
  ['/dashboard/plan/proof', '[Dashboard] > Your plan > Trustee payment history'],
  ['/dashboard/plan/paydays', '[Dashboard] > Your plan > Paydays'],
  ['/dashboard/plan/receipts', '[Dashboard] > Your plan > Payment history'],
  ['/dashboard/plan/set-aside', '[Dashboard] > Your plan > Set-aside'],
  ['/dashboard/settings/notifications', '[Dashboard] > Account settings > Notifications'],
  ['/dashboard/settings/sign-in', '[Dashboard] > Account settings > Passkeys and devices'],
  ['/dashboard/tracker/paycheck', '[Dashboard] > [Success Tracker] > This paycheck'],
  ['/dashboard/tracker/calendar', '[Dashboard] > [Success Tracker] > Calendar'],
  // A parent that isn't a page is plain text.
  [
    '/dashboard/tracker/expense-item-by-category/car_payment',
    '[Dashboard] > [Success Tracker] > Category > Car payment',
  ],
  // The trail uses the same name for a page as its tab and its heading.
  ['/dashboard/tracker/trustee-payment', '[Dashboard] > [Success Tracker] > Trustee Payment'],
  ['/dashboard/tracker/income-goals', '[Dashboard] > [Success Tracker] > Income Goals'],
  ['/dashboard/tracker/external-spending', '[Dashboard] > [Success Tracker] > External Spending'],
  [
    '/dashboard/tracker/expense-goals/expense-item-by-category/trustee_payment',
    '[Dashboard] > [Success Tracker] > Expense Goals > Category > Trustee Payment',
  ],
  ['/dashboard/transactions/1234', '[Dashboard] > [Transactions]'],
  [
    '/dashboard/transactions/0b0e7f52-6f2c-4b0e-9d2c-1d8f6b1f2a3c/report',
    '[Dashboard] > [Transactions] > Report',
  ],
  // Technical parts of the address are reworded or left out.
  ['/dashboard/funding/ach/transactions-list', '[Dashboard] > Fund bank account > Your transfers'],
  ['/dashboard/funding/ach/create-transaction/12', '[Dashboard] > Fund bank account > Transfer Funds'],
  [
    '/dashboard/funding/ach/create-transaction/12/recurring-confirmation',
    '[Dashboard] > Fund bank account > Transfer Funds > Confirmation',
  ],
  [
    '/dashboard/funding/ach/ach-accounts/7/verification-status',
    '[Dashboard] > Fund bank account > Linked Accounts > Verification status',
  ],
  ['/dashboard/funding/plaid/link/7', '[Dashboard] > Fund bank account > Link Your Bank Account'],
  ['/dashboard/%E0%A4%A', '[Dashboard] > %E0%A4%A'],
])('%s has the trail %s', (path, expected) => expect(trail(path)).toBe(expected))

// FRAME-39
test('no trail contains a technical term, and each page of the app has a label of the catalog', () => {
  const { routesByPath } = createAppRouter(new QueryClient(), createMemoryHistory())
  const pages = Object.keys(routesByPath).filter((path) => /^\/dashboard\/.*\w$/.test(path))
  expect(pages.length).toBeGreaterThan(25)
  const labels = pages.flatMap((path) => crumbsOf(path.replaceAll(/\$\w+/g, '7'), () => true, labelAt))
  expect(labels.filter(({ label }) => typeof label === 'string')).toEqual([])
  expect(labels.filter(({ label }) => /\b(ach|plaid|oauth|sso|paybills)\b/i.test(nameOf(label)))).toEqual([])
})
