import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

const pages = () => import('./rewards-pages.ts')

/** Longer values aren't pages of the rewards site. */
const LONGEST = 200

/** Cash back: what it is, and how to open it (REWARDS-01, REWARDS-03). */
export const rewardsRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'rewards',
      validateSearch: ({ deeplink }: Record<string, unknown>): { deeplink?: string | undefined } => ({
        deeplink: typeof deeplink === 'string' && deeplink.length <= LONGEST ? deeplink : undefined,
      }),
      component: lazyRouteComponent(pages, 'RewardsPage'),
    }),
    page(parent, 'rewards/learn-more', pages, 'RewardsLearnMorePage'),
  ] as const
