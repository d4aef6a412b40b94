/**
 * Derives the breadcrumbs from a path. Each segment shows its label from `LABELS`. An address that is no page
 * of ours shows its own words. Ids are left out (FRAME-38).
 */
import type { Message } from '@yoursuccess/contract/core/messages'
import { copy } from './navigation.messages.ts'

export interface Crumb {
  /** Text if it is the words of the address. */
  label: Message | string
  /** Where the crumb links to. Undefined for the current page and for a segment that isn't a page. */
  path?: string
}

/**
 * The label of each page; null leaves the segment out. The paths contain no ids.
 */
const LABELS: Readonly<Record<string, Message | null>> = {
  '/dashboard': copy.dashboard,
  '/dashboard/plan': copy.yourPlan,
  '/dashboard/plan/trustee': copy.pages.planTrustee,
  '/dashboard/plan/set-up': copy.pages.planSetUp,
  '/dashboard/plan/set-up/case': copy.pages.planCase,
  '/dashboard/plan/set-up/dates': copy.pages.planDates,
  '/dashboard/plan/set-up/payment': copy.pages.planPayment,
  '/dashboard/plan/set-up/trustee': copy.pages.planPayee,
  '/dashboard/plan/details': copy.pages.planDetails,
  '/dashboard/plan/amounts': copy.pages.planAmounts,
  '/dashboard/plan/autopay': copy.pages.autopay,
  '/dashboard/plan/paydays': copy.pages.paydays,
  '/dashboard/plan/set-aside': copy.pages.setAside,
  '/dashboard/tracker': copy.tracker,
  '/dashboard/tracker/track-success': copy.pages.trackerDashboard,
  '/dashboard/tracker/paycheck': copy.pages.paycheck,
  '/dashboard/tracker/expenses': copy.pages.expenses,
  '/dashboard/tracker/expense-item-by-category': copy.pages.category,
  '/dashboard/tracker/expense-item-by-category/trustee_payment': copy.pages.trusteePayment,
  '/dashboard/tracker/expense-goals': copy.pages.expenseGoals,
  '/dashboard/tracker/expense-goals/expense-item-by-category': copy.pages.category,
  '/dashboard/tracker/expense-goals/expense-item-by-category/trustee_payment': copy.pages.trusteePayment,
  '/dashboard/tracker/trustee-payment': copy.pages.trusteePayment,
  '/dashboard/tracker/income-goals': copy.pages.incomeGoals,
  '/dashboard/tracker/external-spending': copy.pages.externalSpending,
  '/dashboard/tracker/get-started': copy.pages.getStarted,
  '/dashboard/tracker/monthly-goals': copy.pages.monthlyGoals,
  '/dashboard/tracker/learn-more': copy.learnMore,
  '/dashboard/paybills': copy.bills,
  '/dashboard/paybills/learn-more': copy.learnMore,
  '/dashboard/paybills/add-biller': copy.pages.addBiller,
  '/dashboard/paybills/add-paper-biller': copy.pages.addPaperBiller,
  '/dashboard/funding': copy.funding,
  '/dashboard/funding/payroll': copy.pages.directDeposit,
  '/dashboard/funding/bank-account': copy.pages.bankTransfer,
  '/dashboard/funding/plaid': null,
  '/dashboard/funding/plaid/link': copy.pages.link,
  '/dashboard/funding/plaid/link-oauth': copy.pages.link,
  '/dashboard/funding/ach': null,
  '/dashboard/funding/ach/create-transaction': copy.pages.transfer,
  '/dashboard/funding/ach/create-transaction/recurring-confirmation': copy.pages.confirmation,
  '/dashboard/funding/ach/transactions-list': copy.pages.transfers,
  '/dashboard/funding/ach/recurring-transfers': copy.pages.recurring,
  '/dashboard/funding/ach/manage-ach-accounts': copy.pages.manageLinked,
  '/dashboard/funding/ach/ach-accounts': copy.pages.linked,
  '/dashboard/funding/ach/ach-accounts/verification-status': copy.pages.verification,
  '/dashboard/refund': copy.pages.refund,
  '/dashboard/reported-problems': copy.pages.reportedProblems,
  '/dashboard/rewards': copy.rewards,
  '/dashboard/rewards/learn-more': copy.learnMore,
  '/dashboard/statements': copy.statements,
  '/dashboard/transactions': copy.pages.transactions,
  '/dashboard/settings': copy.settings,
  '/dashboard/settings/notifications': copy.pages.notifications,
  '/dashboard/settings/sign-in': copy.pages.signInSettings,
  '/dashboard/settings/request-new-card': copy.requestNewCard,
  '/dashboard/early-ach-deposits': copy.earlyAccess,
  '/dashboard/set-pin': copy.setPin,
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
      {
        label: known ?? wordsOf(segment),
        ...(at < segments.length - 1 && links(here) && { path: here }),
      },
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
