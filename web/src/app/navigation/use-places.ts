import { useRouter, useRouterState } from '@tanstack/react-router'
import { useUser } from '../../features/session/session.api.ts'
import { type Place, type PlaceGroup, placesFor } from './places.ts'

/** Whether the app has a page at an address. */
export const useHasPage = () => {
  const { routesByPath } = useRouter()
  return (path: string): boolean => path in routesByPath
}

/** The groups of the navigation with the entries that this customer can open. */
export const usePlaces = (): PlaceGroup[] => {
  const { features } = useUser()
  const hasPage = useHasPage()
  return placesFor(features, hasPage)
}

/** The entry's `aria-current`: 'page' on its own page, 'true' on the pages under it except "Learn More". */
export const useCurrent = ({ path, within }: Place): 'page' | 'true' | undefined => {
  const here = useRouterState({ select: ({ location }) => location.pathname.replace(/(.)\/+$/, '$1') })
  if (here === path) return 'page'
  return within && here.startsWith(`${within}/`) && !here.endsWith('/learn-more') ? 'true' : undefined
}
