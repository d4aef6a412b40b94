import { getProgram } from '@yoursuccess/contract/program/program'
import { getUser, type User } from '@yoursuccess/contract/session/session'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { App } from '../app/app.tsx'
import { createApp } from '../app/create-app.ts'
import { CallError, NetworkError } from '../lib/call-error.ts'
import { store } from '../lib/storage.ts'
import { accountReplies } from './account-replies.ts'
import { sampleProgram, sampleSession } from './samples.ts'
import { type Handler, on, openWire, refuse } from './wire.ts'

interface Options {
  /** The signed-in user; nobody by default. */
  user?: User
  /** The replies of this test. They take precedence over the usual ones. */
  handlers?: Handler[]
  /** Retries temporary failures at once, instead of after a second. */
  isImpatient?: boolean
}

/** Renders the whole app at a path, and answers its requests from the test's handlers. */
export const renderApp = (path: string, { user, handlers = [], isImpatient = false }: Options = {}) => {
  const session = sampleSession()
  if (user) store('ys.session-expires-at', String(session.expires_at))
  const wire = openWire(
    on(getProgram, sampleProgram),
    user ? on(getUser, { user, session }) : refuse(getUser, 'signed_out'),
    ...(user ? accountReplies() : []),
    ...handlers,
  )
  const app = createApp({ history: createMemoryHistory({ initialEntries: [path] }) })
  if (isImpatient) {
    const { queries, mutations } = app.queryClient.getDefaultOptions()
    app.queryClient.setDefaultOptions({
      queries: { ...queries, retryDelay: 0 },
      mutations: { ...mutations, retryDelay: 0 },
    })
  }
  render(<App {...app} env="test" />, { onRecoverableError })
  return {
    wire,
    router: app.router,
    queryClient: app.queryClient,
    path: () => app.router.state.location.pathname,
  }
}

/**
 * If a query fails while React renders its page, React renders again and may then find the retry's reply. It
 * recovers and reports the failed call here. Any other error fails the test.
 */
const onRecoverableError = (error: unknown) => {
  const { cause } = error as Error
  if (cause instanceof CallError || cause instanceof NetworkError) return
  queueMicrotask(() => {
    throw error
  })
}
