/**
 * The partner's script may run only on the linking pages (FUNDING-55). The content security policy that
 * allows it applies to a document, not to an address, so entering or leaving these pages loads a new
 * document.
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

/**
 * True if this document was loaded as a linking page. If not, loads the current address as a new document.
 */
export const useLinkDocument = (): boolean => {
  const isOne = isLinkingPage(loadedPath() ?? '')
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => {
    if (!isOne) leave.to(here)
  }, [isOne, here])
  return isOne
}

/** Leaving the linking pages loads a new document, which doesn't contain the partner's script. */
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
