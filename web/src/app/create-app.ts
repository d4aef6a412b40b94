import type { RouterHistory } from '@tanstack/react-router'
import { leaveSignedOut } from '../features/session/session.api.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { createAppRouter } from './router.tsx'

/** The app from its parts; main and the tests start here. */
export const createApp = ({ history }: { history?: RouterHistory } = {}) => {
  const queryClient = createQueryClient(leaveSignedOut)
  return { queryClient, router: createAppRouter(queryClient, history) }
}
