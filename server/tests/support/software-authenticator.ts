/** A phone or security key in software: makes passkeys and signs with them, right or wrong. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  CreationOptions,
  MadePasskey,
  PasskeyProof,
  RequestOptions,
} from '@yoursuccess/contract/session/passkeys'
import { certifiedStatement } from './device-certificate.ts'

const PRESENT = 0x01
const VERIFIED = 0x04
const MAY_BE_COPIED = 0x08
const IS_COPIED = 0x10
const WITH_KEY = 0x40

/** How this use differs from an honest one. */
export interface Twist {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  isVerified?: boolean
  isPresent?: boolean
  isSynced?: boolean
  userHandle?: string
  type?: string
  /** Sends a certificate of the device with a new passkey. */
  hasCertificate?: boolean
  /** Signs something else than what is sent. */
  isForged?: boolean
}

const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url')

export const createAuthenticator = (origin: string, { isSynced = false }: { isSynced?: boolean } = {}) => {
  const credentialId = randomBytes(16)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  let userHandle = ''
  let rpId = new URL(origin).hostname

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )

  const flagsOf = (twist: Twist) =>
    (twist.isPresent === false ? 0 : PRESENT) |
    (twist.isVerified === false ? 0 : VERIFIED) |
    ((twist.isSynced ?? isSynced) ? MAY_BE_COPIED | IS_COPIED : 0)

  const authenticatorData = (twist: Twist, flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(twist.counter ?? counter)
    return Buffer.concat([hash(twist.rpId ?? rpId), Buffer.from([flags]), count, more])
  }

  return {
    id: encode(credentialId),

    make: (options: CreationOptions, twist: Twist = {}): MadePasskey => {
      userHandle = options.user.id
      rpId = options.rp.id
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKeyOf(publicKey),
      ])
      const client = clientData('webauthn.create', options.challenge, twist)
      const data = authenticatorData(twist, flagsOf(twist) | WITH_KEY, attested)
      const statement = twist.hasCertificate ? certifiedStatement(Buffer.concat([data, hash(client)])) : NONE
      return {
        id: encode(credentialId),
        client_data: encode(client),
        attestation: encode(attestationOf(statement, data)),
      }
    },

    /** Each use counts one up, unless the counter is given. */
    use: (options: RequestOptions, twist: Twist = {}): PasskeyProof => {
      counter += 1
      const client = clientData('webauthn.get', options.challenge, twist)
      const data = authenticatorData(twist, flagsOf(twist))
      const signed = Buffer.concat([data, twist.isForged ? hash('something else') : hash(client)])
      return {
        id: encode(credentialId),
        client_data: encode(client),
        authenticator_data: encode(data),
        signature: encode(sign('sha256', signed, privateKey)),
        user_handle: twist.userHandle ?? userHandle,
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

/** An ES256 key as COSE writes it, in CBOR: key type 2, algorithm -7, curve 1, x and y. */
const coseKeyOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** `fmt: 'none', attStmt: {}` in CBOR. */
const NONE = Buffer.from('63666d74646e6f6e656761747453746d74a0', 'hex')

/** `{ fmt, attStmt, authData }` in CBOR. The data has fewer than 256 bytes. */
const attestationOf = (statement: Uint8Array, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3]),
    statement,
    Buffer.from('68617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ])
