import { useNavigate, useRouter } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/** Returns to the previous page (TRACKER-12), or to the tracker's home if this is the tab's first page. */
export const useBack = (): (() => void) => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => (history.canGoBack() ? history.back() : void navigate({ to: paths.trackSuccess }))
}
