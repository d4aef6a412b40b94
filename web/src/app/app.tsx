import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { SessionWatch } from '../features/session/session-watch.tsx'
import { SignOutGate } from '../features/session/sign-out-gate.tsx'
import { DialogHost } from '../ui/dialog/dialog-host.tsx'
import '../ui/look/styles.ts'
import { cssVariablesResolver, theme } from '../ui/look/theme.ts'
import { SubmitGuardsProvider } from './submit-guards-provider.tsx'
import { ToastStack } from '../ui/dialog/toast-stack.tsx'

interface AppProps {
  queryClient: QueryClient
  router: AnyRouter
  /** For the style elements that Mantine inserts. */
  nonce?: string | undefined
  /** `test` turns off animations. */
  env?: 'default' | 'test'
}

export const App = ({ queryClient, router, nonce, env = 'default' }: AppProps) => (
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      {...(nonce && { getStyleNonce: () => nonce })}
      env={env}
    >
      <QueryClientProvider client={queryClient}>
        <SignOutGate>
          <SubmitGuardsProvider>
            <RouterProvider router={router} />
            <SessionWatch />
            <DialogHost />
          </SubmitGuardsProvider>
          <ToastStack />
        </SignOutGate>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
)
