/** From a path to its trail: known labels first, else the words of the segment; ids are left out (AMB-157). */

export interface Crumb {
  label: string
  /** Without one it is no screen, or the one that is open. */
  path?: string
}

const LABELS: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/dashboard/tracker': 'Success Tracker',
  '/dashboard/tracker/track-success': 'Tracker Dashboard',
  '/dashboard/tracker/expenses': 'Expense Overview',
  '/dashboard/tracker/expense-item-by-category': 'Category',
  '/dashboard/tracker/learn-more': 'Learn More',
  '/dashboard/paybills': 'Payment Assistant',
  '/dashboard/paybills/learn-more': 'Learn More',
  '/dashboard/funding': 'Fund bank account',
  '/dashboard/rewards/learn-more': 'Learn More',
  '/dashboard/settings': 'Account settings',
  '/dashboard/settings/request-new-card': 'Request New Card',
  '/dashboard/early-ach-deposits': 'Early Access',
  '/dashboard/set-pin': 'Set Pin',
}

const ID = /^(\d+|[0-9a-f]{8}-[0-9a-f-]{27})$/i

export const crumbsOf = (path: string, hasPage: (path: string) => boolean): Crumb[] => {
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.flatMap((segment, at): Crumb[] => {
    if (ID.test(segment)) return []
    const here = `/${segments.slice(0, at + 1).join('/')}`
    const label = LABELS[here] ?? wordsOf(segment)
    return [{ label, ...(at < segments.length - 1 && hasPage(here) && { path: here }) }]
  })
  return crumbs
}

const wordsOf = (segment: string) => {
  const words = decoded(segment).replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Anybody can type a broken escape into the address. */
const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
