/** Passwords are stored with argon2id (OWASP: 19 MiB, two passes); few at once, so that a flood cannot fill memory. */
import { hash, verify } from '@node-rs/argon2'
import { sessionRefusals } from '@yoursuccess/contract/session'
import { refusing } from '../../refusal.ts'

const refuse = refusing(sessionRefusals)
/** Library constant of argon2id: its enum does not exist at run time. */
const ARGON2ID = 2
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MOST_AT_ONCE = 4
const MOST_WAITING = 50

/** Verified when nobody has the e-mail address, so that the answer takes as long as for a wrong password. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5cy1zYWx0LTE2$hBpuCSPTn8RMFSsyhyJVYZ3Zs4oDhXRrjbnUPYVcDJ0'

let running = 0
const waiting: (() => void)[] = []

/** Throws `session.busy` when too many are waiting already. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw refuse('session.busy', { retryAfterSeconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The turn is handed on, so that nobody comes in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS))

/** False for a wrong password, and, after the same work, when there is no hash. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const matches = await inTurn(() => verify(stored ?? NOBODYS_HASH, password))
  return stored !== undefined && matches
}
