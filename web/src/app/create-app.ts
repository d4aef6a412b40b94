import type { RouterHistory } from '@tanstack/react-router'
import { leaveSignedOut } from '../features/session/session.api.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { createAppRouter } from './router.tsx'

/** Creates the query client and the router, for main.tsx and for tests. */
export const createApp = ({ history }: { history?: RouterHistory } = {}) => {
  const queryClient = createQueryClient(leaveSignedOut)
  return { queryClient, router: createAppRouter(queryClient, history) }
}
