import type { AnyRoute } from '@tanstack/react-router'
import { page } from '../../lib/page.ts'

const pages = () => import('./card-pages.ts')

export const cardRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, 'settings/request-new-card', pages, 'RequestNewCardPage'),
    page(parent, 'set-pin', pages, 'SetPinPage'),
  ] as const
