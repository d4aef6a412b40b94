/** Emails link to pages that their reader may open. */
import type { CustomerState } from '@yoursuccess/contract/core/access'

const CLOSED_PAGE = '/closed'
const IN_ACCOUNT = /^\/dashboard(\/|$)/
/** Where an account that was closed for lack of funding is opened again; the web shows it to every closed customer. */
const FUNDING_CHOICE = '/dashboard/funding'

/**
 * The link itself. For a page of a closed account, the page that says why and whom to call (docs/decisions/0053).
 * Links to other sites stay.
 */
export const readableLink = (link: URL, state: CustomerState, publicUrl: URL): URL => {
  const isClosed = state === 'closed' || state === 'closed_unfunded'
  const isShut =
    link.origin === publicUrl.origin && IN_ACCOUNT.test(link.pathname) && link.pathname !== FUNDING_CHOICE
  return isClosed && isShut ? new URL(CLOSED_PAGE, publicUrl) : link
}
