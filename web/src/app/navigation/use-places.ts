import { useRouter, useRouterState } from '@tanstack/react-router'
import type { User } from '@yoursuccess/contract/session'
import { useUser } from '../../features/session/session.api.ts'
import { type Place, type PlaceGroup, placeGroups } from './places.ts'

/** Whether the app has a page at an address. */
export const useHasPage = () => {
  const { routesByPath } = useRouter()
  return (path: string): boolean => path in routesByPath
}

/** The groups of the navigation with the entries that this customer can open. */
export const usePlaces = (): PlaceGroup[] => {
  const { features } = useUser()
  const hasPage = useHasPage()
  return placeGroups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => isOn(place, features) && hasPage(place.path)),
    }))
    .filter(({ places }) => places.length > 0)
}

const isOn = ({ feature, unless }: Place, features: User['features']) =>
  (!feature || features[feature]) && !(unless && features[unless])

/** 'page' on the place's own page, true on those below it. */
export const useCurrent = ({ path, within }: Place): 'page' | 'true' | undefined => {
  const here = useRouterState({ select: ({ location }) => location.pathname.replace(/(.)\/+$/, '$1') })
  if (here === path) return 'page'
  return within && here.startsWith(`${within}/`) && !here.endsWith('/learn-more') ? 'true' : undefined
}
