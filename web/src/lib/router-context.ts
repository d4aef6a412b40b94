import type { QueryClient } from '@tanstack/react-query'

/** What loaders and guards of every route are given. */
export interface RouterContext {
  queryClient: QueryClient
}
