import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError, isSignedOut } from './call-error.ts'

/** The store of what the server said. `onSignedOut` runs when any call finds that the session is over. */
export const createQueryClient = (onSignedOut: () => void): QueryClient => {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
      mutations: { retry: false },
    },
  })
}

const mayPass = (error: unknown) => !(error instanceof CallError) || error.status === 503
