import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError, isSignedOut } from './call-error.ts'

/** The cache of the server's answers. `onSignedOut` runs when any call finds that the session is over. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  const mutationCache = new MutationCache({ onError })
  // These calls send passwords and numbers and return codes, so no copy stays in memory after the form
  // closes. With a `gcTime` of 0, the library would check in a tight loop until the answer arrives.
  mutationCache.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved') mutationCache.remove(mutation)
  })
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal is an answer. Only a failure that may be temporary is retried, once.
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: true,
        // Without a connection the page says so at once, instead of waiting silently. When the connection
        // returns, it retries.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, retryDelay: 1000, gcTime: Number.POSITIVE_INFINITY },
    },
  })
}

const mayPass = (error: unknown) => !(error instanceof CallError) || error.status === 503
