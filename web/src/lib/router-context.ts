import type { QueryClient } from '@tanstack/react-query'

/** The context of every route's loaders and guards. */
export interface RouterContext {
  queryClient: QueryClient
}

/**
 * The query client for a feature's `loader` or `beforeLoad`. A feature takes its parent route as a type
 * parameter, so the compiler can't see the root's context there.
 */
export const queryClientOf = (context: unknown): QueryClient => (context as RouterContext).queryClient
