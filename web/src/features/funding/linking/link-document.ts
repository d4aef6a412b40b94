/**
 * The partner's script may run on the linking pages only (FUNDING-55), and a policy belongs to a document and not to
 * an address. So these pages are entered and left by loading a document.
 */
import { useBlocker, useRouter, useRouterState } from '@tanstack/react-router'
import { isLinkingPage } from '@yoursuccess/contract/funding/linking-pages'
import { useEffect } from 'react'
import { leave } from '../../../lib/leave.ts'

/** The address under which this document was loaded; moving inside the app does not change it. */
const loadedPath = (): string | undefined => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && URL.parse(navigation.name)?.pathname
}

/** True on a document of the linking pages. On any other one the page is loaded anew. */
export const useLinkDocument = (): boolean => {
  const isOne = isLinkingPage(loadedPath() ?? '')
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => {
    if (!isOne) leave.to(here)
  }, [isOne, here])
  return isOne
}

/** Going elsewhere loads a document too, so that the script is left behind. */
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
