import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError, isSignedOut } from './call-error.ts'

/** Creates the cache of server replies. `onSignedOut` runs when any call finds that the session is over. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  const mutationCache = new MutationCache({ onError })
  // Mutations contain passwords, account numbers and codes, so they leave memory when their form closes. With
  // a `gcTime` of 0 instead, the library would check in a tight loop until the reply arrives.
  mutationCache.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved') mutationCache.remove(mutation)
  })
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Retries once, and only an error that may be temporary. A refusal is final.
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: true,
        // Offline, a query fails at once so that the page can say so, instead of waiting silently. It retries
        // when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, retryDelay: 1000, gcTime: Number.POSITIVE_INFINITY },
    },
  })
}

const mayPass = (error: unknown) => !(error instanceof CallError) || error.status === 503
