import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { paths } from '../../lib/paths.ts'
import type { OpenPage, Place, PlacePage } from './places.ts'
import { nameOf, pagesOf } from './places.ts'

interface PageLinkProps {
  page: PlacePage
  open: OpenPage | undefined
  className: string | undefined
  children: ReactNode
  onClick?: (() => void) | undefined
}

/** A link of the navigation. `aria-current` marks the open page, and the style sheets use it, too. */
export const PageLink = ({ page, open, className, children, onClick }: PageLinkProps) => (
  <Link
    // The table can name pages that don't exist yet. An entry shows only when the router has its page.
    to={page.path as typeof paths.dashboard}
    className={className ?? ''}
    activeOptions={{ exact: true }}
    {...(onClick && { onClick })}
    {...(open?.page === page && { 'aria-current': open.isExact ? 'page' : 'true' })}
    {...(page.of && { 'aria-label': nameOf(page) })}
  >
    {children}
  </Link>
)

interface PlaceLinkProps {
  place: Place
  open: OpenPage | undefined
  className: string | undefined
  children: ReactNode
  /** The accessible name, if the link shows only an icon. */
  label?: string
}

/** Opens the first page of a place. It is marked as current on every page of the place. */
export const PlaceLink = ({ place, open, className, children, label }: PlaceLinkProps) => {
  const [first] = pagesOf(place)
  if (!first) return null
  const isOpen = open?.place === place
  return (
    <Link
      to={first.path as typeof paths.dashboard}
      className={className ?? ''}
      activeOptions={{ exact: true }}
      {...(isOpen && { 'aria-current': open.isExact && open.page === first ? 'page' : 'true' })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
