import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type SubmitGuards, SubmitGuardsContext } from '../lib/submit-guards.ts'

/** Provides what a submission may require from the customer, for all pages and dialogs. */
export const SubmitGuardsProvider = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient()
  const guards = useMemo<SubmitGuards>(
    () => ({
      signInAgain: () => signInAgain(client),
      stepUp: askForStepUp,
    }),
    [client],
  )
  return <SubmitGuardsContext value={guards}>{children}</SubmitGuardsContext>
}

const askForStepUp: SubmitGuards['stepUp'] = async (method) => {
  const stepUp = await import('../features/session/step-up/ask-for-step-up.tsx')
  return stepUp.askForStepUp(method)
}

/** Imports its code when needed, to keep the first load small. */
const signInAgain = async (client: QueryClient): Promise<boolean> => {
  const [{ askToSignInAgain }, { accountQuery }] = await Promise.all([
    import('../features/session/sign-in-again.tsx'),
    import('../features/account/account.api.ts'),
  ])
  return askToSignInAgain(client, client.getQueryData(accountQuery.queryKey)?.email)
}
