/**
 * Passkeys: keys on the customer's phone, computer or security key that sign in without a password
 * (WebAuthn). The device checks who holds it, so a passkey counts as multi-factor.
 */
import * as z from 'zod'
import { ANY_STATE } from '../core/access.ts'
import { endpoint, idParams, isStorable, noBody } from '../core/endpoint.ts'
import { picking, refusals } from '../core/error.ts'
import { INVALID, REQUIRED, TOO_LONG } from '../core/field.messages.ts'
import { user, userSession } from './session.ts'

/** How many seconds a challenge is valid. It works once. */
export const CHALLENGE_SECONDS = 300
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME = 40

export const passkeyRefusals = refusals({
  'passkey.refused': [401, "That passkey didn't work. Try again, or sign in with your password."],
  'passkey.not_added': [422, "We couldn't add that passkey. Please try again."],
  'passkey.known': [409, 'That passkey is already added.'],
  'passkey.too_many': [409, 'You have ten passkeys. Remove one to add another.'],
})
export type PasskeyCode = keyof typeof passkeyRefusals
const pick = picking(passkeyRefusals)

/** Bytes in base64url, as browsers give them in JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, INVALID)

/** What a passkey signed for us. The names are ours; the values are those of WebAuthn. */
export const passkeyProof = z.strictObject({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(8000),
  /** The customer for whom the passkey was made, as its device keeps it. */
  user_handle: bytes(100),
})
export type PasskeyProof = z.infer<typeof passkeyProof>

/** A new passkey. */
export const madePasskey = z.strictObject({
  id: bytes(1400),
  client_data: bytes(4000),
  attestation: bytes(20_000),
})
export type MadePasskey = z.infer<typeof madePasskey>

export const passkeyName = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, REQUIRED)
  .max(MAX_PASSKEY_NAME, TOO_LONG)
  .refine(isStorable, INVALID)

const passkey = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Whether the device keeps a copy elsewhere, such as in a password manager. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkey>

const publicKey = z.literal('public-key')

/** What the browser needs to make a passkey, in the form of WebAuthn. */
export const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The customer's passkeys, so that no device makes a second one. */
  excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type CreationOptions = z.infer<typeof creationOptions>

/** What the browser needs to use a passkey, in the form of WebAuthn. Names no customer and no passkey. */
export const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.infer<typeof requestOptions>

const own = { who: 'customer', states: ANY_STATE } as const
const proven = { ...own, stepUp: true } as const

export const listPasskeys = endpoint('GET /api/passkeys', {
  summary: "The customer's passkeys, the newest first",
  access: own,
  replies: { 200: z.strictObject({ passkeys: z.array(passkey) }) },
})

export const preparePasskey = endpoint('POST /api/passkeys/options', {
  summary: 'What the browser needs to make a passkey; its challenge works once, for five minutes',
  access: proven,
  madeOnce: 'a challenge is good for one passkey, and one that is not used expires',
  replies: { 200: creationOptions },
  refuses: pick('passkey.too_many'),
})

export const addPasskey = endpoint('POST /api/passkeys', {
  summary: 'Add the passkey that the browser made',
  access: proven,
  madeOnce: 'its challenge works once',
  body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
  replies: { 201: z.strictObject({ passkey }) },
  refuses: pick('passkey.not_added', 'passkey.known', 'passkey.too_many'),
})

export const removePasskey = endpoint('DELETE /api/passkeys/:id', {
  summary: 'Remove a passkey; it no longer signs in',
  access: proven,
  params: idParams,
  ids: { 'params.id': 'passkey' },
  replies: { 204: noBody },
})

export const preparePasskeySignIn = endpoint('POST /users/passkey/options', {
  limit: 'sign_in',
  summary: 'What the browser needs to use a passkey; its challenge works once, for five minutes',
  access: { who: 'anyone' },
  madeOnce: 'a challenge is good for one use, and one that is not used expires',
  replies: { 200: requestOptions },
})

/** Returns the token as `POST /users/sign_in` does. */
export const signInWithPasskey = endpoint('POST /users/passkey/sign_in', {
  limit: 'sign_in',
  summary: 'Sign in with a passkey, without a password and a code',
  access: { who: 'anyone' },
  madeOnce: 'its challenge works once',
  body: z.strictObject({ passkey: passkeyProof }),
  /** `email` is the address that signs in, which the customer did not type. */
  replies: { 200: z.strictObject({ user, session: userSession, email: z.string() }) },
  refuses: pick('passkey.refused'),
})
