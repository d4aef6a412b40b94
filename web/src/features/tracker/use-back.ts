import { useNavigate, useRouter } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/** To the page before this one (TRACKER-12); to the tracker's home where this is the first of its tab. */
export const useBack = (): (() => void) => {
  const { history } = useRouter()
  const navigate = useNavigate()
  return () => (history.canGoBack() ? history.back() : void navigate({ to: paths.trackSuccess }))
}
