import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { paths } from '../../lib/paths.ts'
import type { Place } from './places.ts'
import { useCurrent } from './use-places.ts'

interface PlaceLinkProps {
  place: Place
  className: string | undefined
  children: ReactNode
  /** Instead of the words inside. */
  label?: string
  onClick?: () => void
}

/** A link of the navigation; `aria-current` tells where the customer is, and the style sheets use it too. */
export const PlaceLink = ({ place, className, children, label, ...props }: PlaceLinkProps) => {
  const current = useCurrent(place)
  return (
    <Link
      {...props}
      // The table names pages that later rooms bring; a place shows only when the router has its page.
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
