import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type SubmitGuards, SubmitGuardsContext } from '../lib/submit-guards.ts'

/** What any submission may require on its way. It wraps the pages and the dialogs. */
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

/** The code loads when it is needed, so the first load is smaller. */
const signInAgain = async (client: QueryClient): Promise<boolean> => {
  const [{ askToSignInAgain }, { accountQuery }] = await Promise.all([
    import('../features/session/sign-in-again.tsx'),
    import('../features/account/account.api.ts'),
  ])
  return askToSignInAgain(client, client.getQueryData(accountQuery.queryKey)?.email)
}
