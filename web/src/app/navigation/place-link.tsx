import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { paths } from '../../lib/paths.ts'
import type { Place } from './places.ts'
import { useCurrent } from './use-places.ts'

interface PlaceLinkProps {
  place: Place
  className: string | undefined
  children: ReactNode
  /** The accessible name, if it differs from the link's text. */
  label?: string
  onClick?: () => void
}

/** A navigation link. `aria-current` marks the current page, and the style sheets use it, too. */
export const PlaceLink = ({ place, className, children, label, ...props }: PlaceLinkProps) => {
  const current = useCurrent(place)
  return (
    <Link
      {...props}
      // The table can name pages that don't exist yet. An entry shows only when the router has its page.
      to={place.path as typeof paths.dashboard}
      className={className ?? ''}
      activeOptions={{ exact: true }}
      {...(current && { 'aria-current': current })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}
