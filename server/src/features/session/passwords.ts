/** Passwords are stored with argon2id (OWASP: 19 MiB, two passes); few at once, so that a flood cannot fill memory. */
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { sessionRefusals } from '@yoursuccess/contract/session/session'
import { createBoundedWork } from '../../jobs/bounded-work.ts'
import { refusing } from '../../http/refusal.ts'

const refuse = refusing(sessionRefusals)
/** Library constant of argon2id: its enum does not exist at run time. */
const ARGON2ID = 2
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Verified when nobody has the e-mail address, so that the answer takes as long as for a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cy1zYWx0LTE2$hBpuCSPTn8RMFSsyhyJVYZ3Zs4oDhXRrjbnUPYVcDJ0'

const inTurn = createBoundedWork({
  atOnce: 4,
  waiting: 50,
  refuse: () => refuse('session.busy', { retryAfterSeconds: 2 }),
})

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

/** 32 bytes that cost as much to guess as a password does: for short secrets that are found by their hash. */
export const deriveKey = (secret: string, salt: Uint8Array): Promise<Buffer> =>
  inTurn(() => hashRaw(secret, { ...PARAMETERS, salt }))

/** True for a hash of an earlier time: it is replaced at the next sign-in, when the password is at hand. */
export const isOutdated = (stored: string): boolean => {
  const { memoryCost, timeCost, parallelism } = PARAMETERS
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

/** False for a wrong password, and, after the same work, when there is no hash. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(stored ?? NOBODYS_HASH, password))
  return stored !== undefined && matches
}
