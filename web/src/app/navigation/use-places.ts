import { useRouter, useRouterState } from '@tanstack/react-router'
import { useUser } from '../../features/session/session.api.ts'
import { bareOf } from '../areas.rules.ts'
import { type OpenPage, openPageOf, type Places, placesFor } from './places.ts'

/** Whether the app has a page at an address. */
export const useHasPage = () => {
  const { routesByPath } = useRouter()
  return (path: string): boolean => path in routesByPath
}

export interface Navigation {
  /** With the pages that this customer can open. */
  places: Places
  /** Undefined on a page that no entry leads to. */
  open: OpenPage | undefined
}

export const useNavigation = (): Navigation => {
  const { features } = useUser()
  const path = useRouterState({ select: ({ location }) => bareOf(location.pathname) })
  const places = placesFor(features, useHasPage())
  return { places, open: openPageOf(places, path) }
}
