import type { QueryClient } from '@tanstack/react-query'

/** What loaders and guards of every route are given. */
export interface RouterContext {
  queryClient: QueryClient
}

/**
 * The query client for a `loader` or `beforeLoad` of a room. A room takes its parent route as a type parameter, so
 * the compiler cannot see there what the root gives to all.
 */
export const queryClientOf = (context: unknown): QueryClient => (context as RouterContext).queryClient
