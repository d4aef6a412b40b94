import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/** A route that only shows a page. One that also loads, checks or redirects uses `createRoute` itself. */
export const page = <Parent extends AnyRoute, const Path extends string, const Name extends string>(
  parent: Parent,
  path: Path,
  /** Loads the page's code when it is first opened. */
  load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
  name: Name,
) => createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load, name) })
