import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'

/**
 * The application's steps and outcomes. The guard decides who may open each page, and the layout renders it.
 */
export const applicationRoutes = <Parent extends AnyRoute>(parent: Parent) => {
  const application = createRoute({
    getParentRoute: () => parent,
    path: paths.application,
    component: lazyRouteComponent(() => import('./application-layout.tsx'), 'ApplicationLayout'),
    errorComponent: lazyRouteComponent(
      () => import('./application-unavailable.tsx'),
      'ApplicationUnavailable',
    ),
  })
  const step = <const Path extends string>(path: Path) =>
    createRoute({ getParentRoute: () => application, path })
  return [
    application.addChildren([
      // The guard redirects from here to the furthest step.
      step('/'),
      step('personal-information'),
      step('address'),
      step('identification'),
      step('review'),
      step('application-referred'),
      step('application-denied'),
    ]),
  ] as const
}
