import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { t } from '../i18n/translate.ts'
import { focusNewPage } from '../ui/dialog/focus.ts'
import { copy } from './app.messages.ts'
import { LoadErrors } from './load-errors.tsx'

/** Wraps every page. */
export const RootLayout = () => {
  useFocusOnNewPage()
  return (
    <>
      <a className="ys-skip-link" href="#main">
        {t(copy.skipToContent)}
      </a>
      <LoadErrors />
      <Outlet />
    </>
  )
}

/** Moves the focus to a new page's heading, so that keyboards and screen readers start there. */
const useFocusOnNewPage = () => {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const previous = useRef(path)
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== path) focusNewPage()
    previous.current = path
  }, [path])
}
