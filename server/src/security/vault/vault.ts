/**
 * Seals (encrypts) secrets that must be readable again, such as authenticator seeds, SSNs and partner tokens.
 * AES-256-GCM with the id of the key. A sealed value is bound to its record, so it does not open in another
 * row.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface Vault {
  /** `place` is table, column and row ("customers.mfa_secret:42"). */
  seal(secret: string, place: string): string
  /** Throws if the value was changed, belongs to another place, or its key is not configured. */
  open(sealed: string, place: string): string
  /** Id of the key that sealed the value. */
  keyOf(sealed: string): string
  /** Id of the key that seals new values. */
  readonly currentKey: string
}

const VERSION = 'v1'
/** The full authentication tag: otherwise Node accepts a shortened one, which is easier to guess. */
const WHOLE_TAG = { authTagLength: 16 }

export const createVault = (keys: ReadonlyMap<string, Buffer>): Vault => {
  const [currentKey] = keys.keys()
  if (!currentKey) throw new Error('the vault needs a key')

  const keyOf = (sealed: string) => sealed.split('.')[1] ?? ''

  return {
    currentKey,
    keyOf,
    seal: (secret, place) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keys.get(currentKey) as Buffer, nonce, WHOLE_TAG)
      cipher.setAAD(Buffer.from(`${VERSION}.${currentKey}.${place}`))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [VERSION, currentKey, ...parts].join('.')
    },
    open: (sealed, place) => {
      const [version, keyId = '', nonce = '', tag = '', text = ''] = sealed.split('.')
      const key = keys.get(keyId)
      if (version !== VERSION || !key) throw new Error('the key of a sealed value is not configured')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), WHOLE_TAG)
      decipher.setAAD(Buffer.from(`${VERSION}.${keyId}.${place}`))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
