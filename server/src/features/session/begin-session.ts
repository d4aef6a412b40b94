/** Opens a session for a customer who has proven who they are, and remembers the browser. */
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { Db } from '@yoursuccess/database/database'
import { networkOf } from '../../http/network.rules.ts'
import { audit, type AuditAction } from '../../security/audit/audit.ts'
import { findDevice, hasDevices, insertDevice, recordDeviceUse } from './known-device.queries.ts'
import { createLinkToken, hashLinkToken } from './link-token.ts'
import { enqueueNewDeviceNotice } from './new-device.ts'
import {
  type Customer,
  endOldestSessions,
  insertSession,
  type Session,
  updateCustomer,
} from './session.queries.ts'
import { DEVICE_MEMORY_SECONDS, MAX_DEVICES, MAX_SESSIONS } from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import { readUserAgent } from './user-agent.rules.ts'

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** The marks in the browser's device cookie. */
  deviceTokens?: readonly string[]
  /** Network address of the caller. */
  address: string
  userAgent?: string | undefined
  /** What the browser's reader chose since the last sign-in, and what the page was read in. */
  language: { chosen: LanguageCode | undefined; read: LanguageCode }
}

export interface Begun {
  session: Session
  /** What the customer reads, in any browser. */
  language: LanguageCode
  /** The mark for the browser to keep, if it was unknown. */
  deviceToken?: string
}

/** Call it with the customer locked. */
export const beginSession = async (
  deps: SessionDeps,
  tx: Db,
  who: { customer: Pick<Customer, 'id' | 'language'>; deviceId: number | undefined; action: AuditAction },
  { address, userAgent, language: { chosen, read } }: SignInPlace,
): Promise<Begun> => {
  const { customer, deviceId, action } = who
  const customerId = customer.id
  const now = deps.clock.realNow()
  const network = networkOf(address)
  const language = chosen ?? customer.language ?? read
  if (language !== customer.language) await updateCustomer(tx, customerId, { language })
  const session = await insertSession(
    tx,
    { customerId, ...readUserAgent(userAgent), network: network === 'unknown' ? null : network },
    now,
  )
  await endOldestSessions(tx, customerId, now, MAX_SESSIONS)
  await audit(tx, now, 'customer', action, { customerId, subject: `session:${session.id}` })
  const deviceToken = await rememberDevice(deps, tx, customerId, deviceId)
  return { session, language, ...(deviceToken && { deviceToken }) }
}

/** Finds the customer's known device by the marks in the cookie. */
export const findKnownDevice = async (
  { database, clock }: SessionDeps,
  { deviceTokens = [] }: SignInPlace,
  customerId: number | undefined,
): Promise<number | undefined> => {
  if (deviceTokens.length === 0) return undefined
  return findDevice(database.db, {
    customerId,
    tokenHashes: deviceTokens.map(hashLinkToken),
    usedSince: new Date(clock.realNow().getTime() - DEVICE_MEMORY_SECONDS * 1000),
  })
}

/**
 * Remembers the browser. Returns the mark for a new one. The customer's first browser sends no notification.
 */
const rememberDevice = async (
  deps: SessionDeps,
  tx: Db,
  customerId: number,
  deviceId: number | undefined,
) => {
  const now = deps.clock.realNow()
  if (deviceId !== undefined) {
    await recordDeviceUse(tx, deviceId, now)
    return undefined
  }
  const token = createLinkToken()
  const isFirst = !(await hasDevices(tx, customerId))
  const device = { customerId, tokenHash: hashLinkToken(token), usedAt: now }
  const newId = await insertDevice(tx, device, MAX_DEVICES)
  if (!isFirst) await enqueueNewDeviceNotice(deps, tx, { customerId, deviceId: newId })
  return token
}
