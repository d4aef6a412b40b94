import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

const page = () => import('./open-forecast.ts')

/** Whether the customer will be all right (FORE-05). */
export const forecastRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    createRoute({
      getParentRoute: () => parent,
      path: 'plan/forecast',
      loader: async ({ context }) => (await page()).loadForecast(context),
      component: lazyRouteComponent(page, 'ForecastPage'),
    }),
  ] as const
