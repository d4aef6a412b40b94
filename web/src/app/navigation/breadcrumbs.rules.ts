/**
 * Derives the breadcrumbs from a path. Each segment shows its label from `LABELS`, or else its own words. Ids
 * are left out (FRAME-38).
 */

export interface Crumb {
  label: string
  /** Where the crumb links to. Undefined for the current page and for a segment that isn't a page. */
  path?: string
}

/**
 * Labels for paths whose own words don't fit; null leaves the segment out. The paths contain no ids.
 */
const LABELS: Readonly<Record<string, string | null>> = {
  '/dashboard': 'Dashboard',
  '/dashboard/tracker': 'Success Tracker',
  '/dashboard/tracker/track-success': 'Tracker Dashboard',
  '/dashboard/tracker/expenses': 'Expense Overview',
  '/dashboard/tracker/expense-item-by-category': 'Category',
  '/dashboard/tracker/expense-item-by-category/trustee_payment': 'Trustee Payment',
  '/dashboard/tracker/expense-goals': 'Expense Goals',
  '/dashboard/tracker/expense-goals/expense-item-by-category': 'Category',
  '/dashboard/tracker/expense-goals/expense-item-by-category/trustee_payment': 'Trustee Payment',
  '/dashboard/tracker/trustee-payment': 'Trustee Payment',
  '/dashboard/tracker/income-goals': 'Income Goals',
  '/dashboard/tracker/external-spending': 'External Spending',
  '/dashboard/tracker/learn-more': 'Learn More',
  '/dashboard/paybills': 'Payment Assistant',
  '/dashboard/paybills/learn-more': 'Learn More',
  '/dashboard/paybills/add-biller': 'Add Biller',
  '/dashboard/paybills/add-paper-biller': 'Add Paper Biller',
  '/dashboard/funding': 'Fund bank account',
  '/dashboard/funding/payroll': 'Direct Deposit',
  '/dashboard/funding/bank-account': 'Transfer From Bank Account',
  '/dashboard/funding/plaid': null,
  '/dashboard/funding/plaid/link': 'Link Your Bank Account',
  '/dashboard/funding/plaid/link-oauth': 'Link Your Bank Account',
  '/dashboard/funding/ach': null,
  '/dashboard/funding/ach/create-transaction': 'Transfer Funds',
  '/dashboard/funding/ach/create-transaction/recurring-confirmation': 'Confirmation',
  '/dashboard/funding/ach/transactions-list': 'Your transfers',
  '/dashboard/funding/ach/recurring-transfers': 'Recurring transfers',
  '/dashboard/funding/ach/manage-ach-accounts': 'Manage Linked Accounts',
  '/dashboard/funding/ach/ach-accounts': 'Linked Accounts',
  '/dashboard/refund': 'Your refund check',
  '/dashboard/rewards/learn-more': 'Learn More',
  '/dashboard/settings': 'Account settings',
  '/dashboard/settings/request-new-card': 'Request New Card',
  '/dashboard/early-ach-deposits': 'Early Access',
  '/dashboard/set-pin': 'Set Pin',
}

const ID = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/i

/** `links` says whether this customer can open a parent page. */
export const crumbsOf = (path: string, links: (path: string) => boolean): Crumb[] => {
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, at): Crumb[] => {
    const until = segments.slice(0, at + 1)
    const known = LABELS[`/${until.filter((part) => !ID.test(part)).join('/')}`]
    if (ID.test(segment) || known === null) return []
    const here = `/${until.join('/')}`
    return [
      { label: known ?? wordsOf(segment), ...(at < segments.length - 1 && links(here) && { path: here }) },
    ]
  })
}

const wordsOf = (segment: string) => {
  const words = decoded(segment).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Keeps the segment as it is if its escapes are invalid, because anyone can type such an address. */
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
