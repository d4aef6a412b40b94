/**
 * The partner's script may run only on the linking pages (FUNDING-55), and a policy belongs to a document,
 * not to an address. So entering or leaving these pages loads a new document.
 */
import { useBlocker, useRouter, useRouterState } from '@tanstack/react-router'
import { isLinkingPage } from '@yoursuccess/contract/funding/linking-pages'
import { useEffect } from 'react'
import { leave } from '../../../lib/leave.ts'

/** The address at which this document was loaded. Navigation inside the app doesn't change it. */
const loadedPath = (): string | undefined => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && URL.parse(navigation.name)?.pathname
}

/** True in a document of the linking pages. In any other document it reloads the page. */
export const useLinkDocument = (): boolean => {
  const isOne = isLinkingPage(loadedPath() ?? '')
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => {
    if (!isOne) leave.to(here)
  }, [isOne, here])
  return isOne
}

/** Leaving loads a document, too, so that the script is left behind. */
export const useLeaveByDocument = (isOn: boolean): void => {
  const { options } = useRouter()
  useBlocker({
    disabled: !isOn,
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      if (isLinkingPage(next.pathname)) return false
      leave.to(`${next.pathname}${options.stringifySearch?.(next.search as Record<string, unknown>) ?? ''}`)
      return true
    },
  })
}
