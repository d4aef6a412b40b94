import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError, isSignedOut } from './call-error.ts'

/** The store of what the server said. `onSignedOut` runs when any call finds that the session is over. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  const mutationCache = new MutationCache({ onError })
  // Passwords and numbers go in, codes come out: no copy stays in memory when the form is left. A `gcTime` of 0 would,
  // until the answer is there, look without a pause whether it is.
  mutationCache.subscribe(({ type, mutation }) => {
    if (type === 'observerRemoved') mutationCache.remove(mutation)
  })
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache,
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal is an answer; only what may pass by itself is asked again, once.
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: true,
        // Without a connection the page says so, instead of waiting for one without a word; once it is back, it asks again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, gcTime: Number.POSITIVE_INFINITY },
    },
  })
}

const mayPass = (error: unknown) => !(error instanceof CallError) || error.status === 503
