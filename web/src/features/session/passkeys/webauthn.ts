/** Asks the browser for a passkey. The library loads only then, so that no page waits for it. */
import type {
  CreationOptions,
  MadePasskey,
  PasskeyProof,
  RequestOptions,
} from '@yoursuccess/contract/session/passkeys'
import { NetworkError } from '../../../lib/call-error.ts'

/** Why no passkey was used. `stopped`: the customer canceled, waited too long, or has none for this site. */
export type UseProblem = 'unsupported' | 'stopped'
/** Why no passkey was made. */
export type MakeProblem = UseProblem | 'known'

const loadLibrary = async () => {
  try {
    return await import('@simplewebauthn/browser')
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Makes a passkey on this device, or on one that the customer chooses. */
export const makePasskey = async (optionsJSON: CreationOptions): Promise<MadePasskey | MakeProblem> => {
  const { browserSupportsWebAuthn, startRegistration } = await loadLibrary()
  if (!browserSupportsWebAuthn()) return 'unsupported'
  try {
    const { id, response } = await startRegistration({ optionsJSON })
    return { id, client_data: response.clientDataJSON, attestation: response.attestationObject }
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'stopped'
  }
}

/** Lets the customer choose a passkey and use it. */
export const takePasskey = async (optionsJSON: RequestOptions): Promise<PasskeyProof | UseProblem> => {
  const { browserSupportsWebAuthn, startAuthentication } = await loadLibrary()
  if (!browserSupportsWebAuthn()) return 'unsupported'
  try {
    const { id, response } = await startAuthentication({ optionsJSON })
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
      // A device that keeps no customer with the passkey did not make it for us. The server refuses it.
      user_handle: response.userHandle || 'none',
    }
  } catch {
    return 'stopped'
  }
}
