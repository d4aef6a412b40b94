/** Replies about passkeys and sessions, and a browser that has a passkey. */
import type { CreationOptions, Passkey, RequestOptions } from '@yoursuccess/contract/session/passkeys'
import type { OpenSession } from '@yoursuccess/contract/session/sessions'
import { vi } from 'vitest'

export const samplePasskey: Passkey = {
  id: 3,
  name: 'My laptop',
  is_synced: true,
  created_at: '2026-11-02T15:00:00.000Z',
  last_used_at: null,
}

export const samplePlaces = (): OpenSession[] => [
  {
    id: 8,
    browser: 'Safari',
    system: 'iPhone',
    network: '203.0.113.0/24',
    started_at: '2026-11-20T14:00:00.000Z',
    last_active_at: '2026-11-20T15:00:00.000Z',
    is_current: false,
  },
  {
    id: 9,
    browser: null,
    system: null,
    network: null,
    started_at: '2026-11-20T14:00:00.000Z',
    last_active_at: '2026-11-20T15:00:00.000Z',
    is_current: true,
  },
]

export const sampleCreation: CreationOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'YourSuccess' },
  user: { id: 'dXNlcg', name: 'ana@example.com', displayName: 'ana@example.com' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
}

export const sampleRequest: RequestOptions = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
}

/** What the browser gives, in bytes: each value is its own name. */
const bytes = (text: string) => new TextEncoder().encode(text).buffer

/**
 * A browser with a passkey, or one that answers with `problem`. `vi.unstubAllGlobals` makes it a browser
 * without passkeys again.
 */
export const stubPasskeys = (problem?: 'NotAllowedError' | 'InvalidStateError') => {
  const give = (response: Record<string, unknown>) => () =>
    problem
      ? Promise.reject(new DOMException('The browser says no.', problem))
      : Promise.resolve({
          id: 'aWQ',
          rawId: bytes('id'),
          type: 'public-key',
          response: { clientDataJSON: bytes('client'), ...response },
          getClientExtensionResults: () => ({}),
        })
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: give({ attestationObject: bytes('attestation'), getTransports: () => [] }),
      get: give({
        authenticatorData: bytes('data'),
        signature: bytes('signature'),
        userHandle: bytes('user'),
      }),
    },
  })
}
