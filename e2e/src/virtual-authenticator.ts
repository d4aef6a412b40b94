/** Chromium's authenticator for tests: a device that makes passkeys and verifies its owner. */
import type { Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Whether the owner passes the fingerprint or the screen lock. */
  verify: (isVerified: boolean) => Promise<void>
  /** How many passkeys it has. */
  count: () => Promise<number>
}

/** The page's browser has it until the page closes. */
export const addAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
