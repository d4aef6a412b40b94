/**
 * Challenges for passkeys, and the check of what a browser signed: challenge, origin, site, the customer's
 * presence and verification, signature, counter and backup state (docs/decisions/0198).
 */
import { createHash, randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import {
  CHALLENGE_SECONDS,
  type MadePasskey,
  type PasskeyProof,
} from '@yoursuccess/contract/session/passkeys'
import type { Db } from '@yoursuccess/database/database'
import * as z from 'zod'
import { hashLinkToken } from './link-token.ts'
import {
  type ChallengeUse,
  findByCredential,
  insertChallenge,
  lockPasskey,
  type Passkey,
  recordPasskeyUse,
  takeChallenge,
} from './passkey.queries.ts'
import { mayFollow } from './passkey.rules.ts'
import type { SafetyCaller } from './safety.deps.ts'
import type { SessionDeps } from './session.deps.ts'

/** Ed25519, ES256 and RS256: one of them is in every device. */
export const ALGORITHMS = [-8, -7, -257]

type ProofDeps = Pick<SessionDeps, 'database' | 'clock' | 'config'>

/** Devices keep this with the passkey, and show it to nobody. The same for all passkeys of a customer. */
export const userHandleOf = (customerId: number): string =>
  createHash('sha256').update(`passkeys of ${customerId}`).digest('base64url')

export const createChallenge = async ({ database, clock }: ProofDeps, use: ChallengeUse): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock.realNow().getTime() + CHALLENGE_SECONDS * 1000)
  await insertChallenge(database.db, use, { challengeHash: hashLinkToken(challenge), expiresAt })
  return challenge
}

/**
 * Uses up the challenge that a browser signed, in a statement of its own: it stays used whatever is refused
 * afterwards. Returns undefined if it is not a challenge of ours for this.
 */
const spendChallenge = async (
  { database, clock }: ProofDeps,
  clientData: string,
  use: ChallengeUse,
): Promise<string | undefined> => {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const isTaken = await takeChallenge(database.db, use, hashLinkToken(challenge), clock.realNow())
  return isTaken ? challenge : undefined
}

const signedData = z.object({ challenge: z.string().max(200) })

const challengeIn = (clientData: string): string | undefined => {
  try {
    return signedData.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge
  } catch {
    return undefined
  }
}

/** The library throws for each thing that is wrong. For the customer they are all the same. */
const orRefused = async <Result>(check: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await check()
  } catch {
    return undefined
  }
}

/**
 * Whether a device sent a certificate, which we did not ask for. To check some of them, the library would
 * call addresses that they name, so a forged one could make this server call any address.
 */
const hasCertificate = (attestation: string): boolean => {
  const sent = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  // `packed` without a certificate is signed with the passkey itself.
  return !['none', 'packed'].includes(sent.get('fmt')) || sent.get('attStmt').get('x5c') !== undefined
}

/** Checks a new passkey. Returns undefined if anything is wrong with it. */
export const checkMade = async (deps: ProofDeps, caller: SafetyCaller, made: MadePasskey) => {
  const expectedChallenge = await spendChallenge(deps, made.client_data, { purpose: 'add', caller })
  if (expectedChallenge === undefined) return undefined
  const { publicUrl } = deps.config
  const checked = await orRefused(async () => {
    if (hasCertificate(made.attestation)) return undefined
    return verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.id,
        type: 'public-key',
        response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  })
  if (!checked?.verified) return undefined
  const { credential, credentialDeviceType, credentialBackedUp } = checked.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    deviceType: credentialDeviceType,
    backedUp: credentialBackedUp,
  }
}

/** A passkey that was used, before its counter is compared. */
export interface UsedPasskey {
  passkey: Passkey
  counter: number
  deviceType: Passkey['deviceType']
  backedUp: boolean
}

/**
 * Checks the use of a passkey, without changing anything but the challenge. Returns undefined if anything is
 * wrong. Follow it with `acceptUse` in the transaction of what the use permits.
 */
export const checkUse = async (
  deps: ProofDeps,
  use: ChallengeUse,
  proof: PasskeyProof,
): Promise<UsedPasskey | undefined> => {
  const expectedChallenge = await spendChallenge(deps, proof.client_data, use)
  const passkey = await findByCredential(deps.database.db, proof.id)
  if (expectedChallenge === undefined || !passkey) return undefined
  if (proof.user_handle !== userHandleOf(passkey.customerId)) return undefined
  const { publicUrl } = deps.config
  const checked = await orRefused(() =>
    verifyAuthenticationResponse({
      response: {
        id: proof.id,
        rawId: proof.id,
        type: 'public-key',
        response: {
          clientDataJSON: proof.client_data,
          authenticatorData: proof.authenticator_data,
          signature: proof.signature,
          userHandle: proof.user_handle,
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: publicUrl.origin,
      expectedRPID: publicUrl.hostname,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        // `acceptUse` compares the counters under the passkey's lock; 0 leaves that to it.
        counter: 0,
      },
    }),
  )
  if (!checked?.verified) return undefined
  const { newCounter, credentialDeviceType, credentialBackedUp } = checked.authenticationInfo
  return { passkey, counter: newCounter, deviceType: credentialDeviceType, backedUp: credentialBackedUp }
}

/** Records the use. Returns false if the passkey was removed meanwhile, or it cannot follow the last use. */
export const acceptUse = async (tx: Db, used: UsedPasskey, now: Date): Promise<boolean> => {
  const { customerId, id } = used.passkey
  const last = await lockPasskey(tx, customerId, id)
  if (!last || !mayFollow(last, used)) return false
  const { counter, backedUp } = used
  await recordPasskeyUse(tx, customerId, id, { counter, backedUp, lastUsedAt: now })
  return true
}
