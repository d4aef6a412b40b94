import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
} from '@yoursuccess/contract/session/passkeys'
import { endOneSession, endOtherSessions, listSessions } from '@yoursuccess/contract/session/sessions'
import { prepareStepUp } from '@yoursuccess/contract/session/step-up'
import type { Serve } from '../../http/serve.ts'
import { openPlaces } from './open-places.ts'
import { preparePasskeyUse } from './passkey-sign-in.ts'
import { passkeyService } from './passkeys.ts'
import type { SafetyDeps } from './safety.deps.ts'

/** Passkeys, and where the customer is signed in. The sign-in itself is in `session.routes.ts`. */
export const passkeysRoutes = (serve: Serve, deps: SafetyDeps): void => {
  const passkeys = passkeyService(deps)
  const places = openPlaces(deps)

  serve.customer(listPasskeys, async ({ caller }) => ({ passkeys: await passkeys.list(caller.customerId) }))
  serve.customer(preparePasskey, ({ caller }) => passkeys.prepare(caller))
  serve.customer(addPasskey, async ({ caller, body }) => ({
    passkey: await passkeys.add(caller, body.name, body.passkey),
  }))
  serve.customer(removePasskey, async ({ caller, params }) => {
    await passkeys.remove(caller, params.id)
    return undefined
  })
  serve.open(preparePasskeySignIn, () => preparePasskeyUse(deps, null))
  serve.customer(prepareStepUp, ({ caller }) => preparePasskeyUse(deps, caller))

  serve.customer(listSessions, async ({ caller }) => ({ sessions: await places.list(caller) }))
  serve.customer(endOneSession, async ({ caller, params }) => {
    await places.end(caller, params.id)
    return undefined
  })
  serve.customer(endOtherSessions, async ({ caller }) => {
    await places.endOthers(caller)
    return undefined
  })
}
