import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './page-tabs.module.css'

interface PageTabsProps {
  /** What the pages belong to, for those who do not see it. */
  label: string
  /** Links with `pageTab`. */
  children: ReactNode
}

/** Spread over a link in `PageTabs`. */
export const pageTab = {
  className: classes.tab,
  activeOptions: { exact: true, includeSearch: false },
} as const

/** Links that look like tabs: each one is a page of its own. */
export const PageTabs = ({ label, children }: PageTabsProps) => (
  <nav ref={useOpenTabInView()} className={classes.tabs} aria-label={label} data-page-tabs>
    {children}
  </nav>
)

/** On a phone the row is longer than the screen. Only the row moves: on a phone on its side, the page would too. */
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
