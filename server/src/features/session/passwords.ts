/**
 * Hashes passwords with argon2id (OWASP: 19 MiB, two passes). Only a few run at the same time, so that a
 * flood of sign-ins cannot fill the memory.
 */
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import { createBoundedWork } from '../../jobs/bounded-work.ts'
import { refusing } from '../../http/refusal.ts'

const refuse = refusing(sessionRefusals)
/** The library's value for argon2id; its enum does not exist at run time. */
const ARGON2ID = 2
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Checked when no customer has the email address, so that the reply takes as long as for a wrong password.
 */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cy1zYWx0LTE2$hBpuCSPTn8RMFSsyhyJVYZ3Zs4oDhXRrjbnUPYVcDJ0'

const inTurn = createBoundedWork({
  atOnce: 4,
  waiting: 50,
  refuse: () => refuse('session.busy', { retryAfterSeconds: 2 }),
})

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

/**
 * Derives 32 bytes at the same cost as a password hash, for short secrets that are looked up by their hash.
 */
export const deriveKey = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  inTurn(() => hashRaw(secret, { ...PARAMETERS, salt }))

/**
 * True if the hash was made with other parameters. It is replaced at the next sign-in, when the password is
 * known.
 */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** Returns false for a wrong password. Without a stored hash it does the same work and returns false. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(stored ?? NOBODYS_HASH, password))
  return stored !== undefined && matches
}
