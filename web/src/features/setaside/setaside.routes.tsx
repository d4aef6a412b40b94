import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClientOf } from '../../lib/router-context.ts'

/** Money set aside for the trustee (SETA-17). */
export const setasideRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/set-aside',
      loader: async ({ context }) => {
        const { loadSetAsidePage } = await import('./load-page.ts')
        await loadSetAsidePage(queryClientOf(context))
      },
      component: lazyRouteComponent(() => import('./set-aside-page.tsx'), 'SetAsidePage'),
    }),
  ] as const
