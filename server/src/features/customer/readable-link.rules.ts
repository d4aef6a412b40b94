/** Replaces links that the customer cannot open, for emails. Pure. */
import type { CustomerState } from '@yoursuccess/contract/core/access'

const CLOSED_PAGE = '/closed'
const IN_ACCOUNT = /^\/dashboard(\/|$)/
/**
 * Where a customer reopens an account that was closed for lack of funding. The web app lets every closed
 * customer open this page.
 */
const FUNDING_CHOICE = '/dashboard/funding'

/**
 * Returns the link, or, if it leads into a closed account, the page that gives the reason and the number to
 * call (docs/decisions/0053). Links to other sites do not change.
 */
export const readableLink = (link: URL, state: CustomerState, publicUrl: URL): URL => {
  const isClosed = state === 'closed' || state === 'closed_unfunded'
  const isShut =
    link.origin === publicUrl.origin && IN_ACCOUNT.test(link.pathname) && link.pathname !== FUNDING_CHOICE
  return isClosed && isShut ? new URL(CLOSED_PAGE, publicUrl) : link
}
