/**
 * Derives the breadcrumbs from a path. Each segment shows the label of its page: that of `LABELS`, or else that of
 * its entry in the navigation. An address that is no page of ours shows its own words. Ids are left out (FRAME-38).
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
 * The labels of pages without an entry in the navigation, or with another one there; null leaves the segment out.
 * The paths contain no ids.
 */
const LABELS: Readonly<Record<string, Message | null>> = {
  '/dashboard/plan/trustee': copy.pages.planTrustee,
  '/dashboard/plan/set-up': copy.pages.planSetUp,
  '/dashboard/plan/set-up/case': copy.pages.planCase,
  '/dashboard/plan/set-up/dates': copy.pages.planDates,
  '/dashboard/plan/set-up/payment': copy.pages.planPayment,
  '/dashboard/plan/set-up/trustee': copy.pages.planPayee,
  '/dashboard/plan/details': copy.pages.planDetails,
  '/dashboard/plan/amounts': copy.pages.planAmounts,
  '/dashboard/plan/behind': copy.pages.planBehind,
  '/dashboard/plan/catch-up': copy.pages.catchUp,
  '/dashboard/plan/notices': copy.pages.planNotices,
  '/dashboard/plan/message': copy.pages.planMessage,
  '/dashboard/plan/checklist': copy.pages.planChecklist,
  '/dashboard/plan/proof': copy.pages.proof,
  '/dashboard/plan/forecast': copy.pages.forecast,
  '/dashboard/tracker': copy.tracker,
  '/dashboard/tracker/track-success': copy.pages.trackerDashboard,
  '/dashboard/tracker/expense-item-by-category': copy.pages.category,
  '/dashboard/tracker/expense-item-by-category/trustee_payment': copy.pages.trusteePayment,
  '/dashboard/tracker/expense-goals': copy.pages.expenseGoals,
  '/dashboard/tracker/expense-goals/expense-item-by-category': copy.pages.category,
  '/dashboard/tracker/expense-goals/expense-item-by-category/trustee_payment': copy.pages.trusteePayment,
  '/dashboard/tracker/external-spending': copy.pages.externalSpending,
  '/dashboard/tracker/get-started': copy.pages.getStarted,
  '/dashboard/tracker/monthly-goals': copy.pages.monthlyGoals,
  '/dashboard/paybills/add-biller': copy.pages.addBiller,
  '/dashboard/paybills/add-paper-biller': copy.pages.addPaperBiller,
  '/dashboard/funding/payroll': copy.pages.directDeposit,
  '/dashboard/funding/bank-account': copy.pages.bankTransfer,
  '/dashboard/funding/plaid': null,
  '/dashboard/funding/plaid/link': copy.pages.link,
  '/dashboard/funding/plaid/link-oauth': copy.pages.link,
  '/dashboard/funding/ach': null,
  '/dashboard/funding/ach/create-transaction': copy.pages.transfer,
  '/dashboard/funding/ach/create-transaction/confirmation': copy.pages.confirmation,
  '/dashboard/funding/ach/create-transaction/recurring-confirmation': copy.pages.confirmation,
  '/dashboard/funding/ach/recurring-transfers': copy.pages.recurring,
  '/dashboard/funding/ach/manage-ach-accounts': copy.pages.manageLinked,
  '/dashboard/funding/ach/ach-accounts': copy.pages.linked,
  '/dashboard/funding/ach/ach-accounts/verification-status': copy.pages.verification,
  '/dashboard/refund': copy.pages.refund,
  '/dashboard/rewards': copy.rewards,
  '/dashboard/settings/notifications': copy.pages.notifications,
  '/dashboard/settings/sign-in': copy.pages.signInSettings,
}

const ID = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/i

/** `links` says whether this customer can open a parent page, `entryAt` has the label of an entry in the navigation. */
export const crumbsOf = (
  path: string,
  links: (path: string) => boolean,
  entryAt: (path: string) => Message | undefined,
): Crumb[] => {
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, at): Crumb[] => {
    const until = segments.slice(0, at + 1)
    const page = `/${until.filter((part) => !ID.test(part)).join('/')}`
    const own = LABELS[page]
    const known = own === undefined ? entryAt(page) : own
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
