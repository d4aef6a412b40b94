import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'

interface PageTabsProps {
  /** The name of the group of pages, for screen readers. */
  label: string
  /** Links that spread `pageTab`. */
  children: ReactNode
}

/** The props of a link in `PageTabs`. */
export const pageTab = {
  className: classes.tab,
  activeOptions: { exact: true, includeSearch: false },
} as const

/** Links that look like tabs. Each one opens its own page. */
export const PageTabs = ({ label, children }: PageTabsProps) => (
  <nav ref={useOpenTabInView()} className={classes.tabs} aria-label={label} data-page-tabs>
    {children}
  </nav>
)

/**
 * Scrolls the current tab into view: on a phone, the row is wider than the screen. Scrolls only the row,
 * because in landscape `scrollIntoView` would scroll the page, too.
 */
const useOpenTabInView = () => {
  const tabs = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  useEffect(() => {
    const row = tabs.current
    const open = row?.querySelector('[aria-current]')
    if (row && open) row.scrollLeft += middleOf(open) - middleOf(row)
  }, [path])
  return tabs
}

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
