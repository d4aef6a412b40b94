import type { CustomerState, Feature } from '@yoursuccess/contract/access'
import type { User } from '@yoursuccess/contract/session'
import { ENDINGS, FEATURES } from '@yoursuccess/contract/access'
import { operatorRefusals } from '@yoursuccess/contract/operator'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import type { Authenticate } from '../../http/caller.ts'
import { refuseCommon, refusing } from '../../refusal.ts'
import { findEmails } from './email-confirmation.queries.ts'
import { createBackupCodes, seedPlace } from './passcodes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { requestPasswordReset } from './reset-password.ts'
import {
  endSession,
  endSessions,
  findCustomer,
  findCustomerByEmail,
  findOpenSession,
  findSession,
  findUser,
  insertCustomer,
  noteActivity,
  rotateSession,
  updateCustomer,
  updateFeatures,
  updateState,
  type Customer,
  type Session,
  type UserRow,
} from './session.queries.ts'
import { readableLink } from './readable-link.rules.ts'
import {
  clampLastActive,
  isSessionOpen,
  isStepUpFresh,
  needsPasscode,
  sessionEnd,
  stepUpMethod,
  tokenExpiry,
} from './session.rules.ts'
import type { SessionParts } from './session.parts.ts'
import { isEmailReserved } from './snapshot.queries.ts'
import { normalizeEmail, signIn, type SignInRequest } from './sign-in.ts'
import { createTokens } from './token.ts'

const refuse = refusing(operatorRefusals)

/** A token with the end of its session. */
export interface IssuedToken {
  token: string
  /** Seconds since 1970. */
  expiresAt: number
  /** When the session ends whatever happens, in seconds since 1970. */
  endsAt: number
}

export const sessionService = (parts: SessionParts) => {
  const { database, clock, config, vault, program } = parts
  const tokens = createTokens(config.sessionKey, clock.realNow)
  const limits = {
    idleMs: config.SESSION_IDLE_SECONDS * 1000,
    longestMs: config.SESSION_LONGEST_SECONDS * 1000,
  }

  const issue = async (session: Session): Promise<IssuedToken> => {
    const expiresAt = tokenExpiry(timesOf(session), limits)
    return {
      token: await tokens.sign({ sessionId: session.id, generation: session.generation }, expiresAt),
      expiresAt,
      endsAt: sessionEnd(timesOf(session), limits),
    }
  }

  const authenticate: Authenticate = async (token) => {
    const content = await tokens.read(token)
    if (!content) return undefined
    const session = await findOpenSession(database.db, content.sessionId)
    if (!session) return undefined
    const times = timesOf(session)
    if (!isSessionOpen(times, content.generation, clock.realNow().getTime(), limits)) return undefined
    return {
      customerId: session.customerId,
      sessionId: session.sessionId,
      generation: content.generation,
      state: session.state,
      features: new Set(session.features),
      ended: new Set(ENDINGS.filter(program.hasEnded)),
      stepUp: {
        method: stepUpMethod(session),
        isFresh: isStepUpFresh(session.steppedUpAt, clock.realNow()),
      },
      expiresAt: tokenExpiry(times, limits),
      endsAt: sessionEnd(times, limits),
    }
  }

  const end = async (token: string | undefined, cause: string): Promise<void> => {
    const content = token ? await tokens.read(token) : undefined
    if (content) await endSession(database.db, content.sessionId, clock.realNow(), cause)
  }

  const getUser = async (customerId: number): Promise<User> => {
    const user = await findUser(database.db, customerId)
    if (!user) throw refuseCommon('signed_out')
    return viewUser(user, program.hasEnded('deposits'))
  }

  return {
    authenticate,
    getUser,

    /** A token and the user, or undefined when a one-time passcode is needed. */
    signIn: async (
      request: SignInRequest,
    ): Promise<(IssuedToken & { user: User; deviceToken: string | undefined }) | undefined> => {
      const opened = await signIn(parts, request)
      if (!opened) return undefined
      const { session, customer, deviceToken } = opened
      return { ...(await issue(session)), user: await getUser(customer.id), deviceToken }
    },

    /** Ends the session of a token; nothing happens when there is none any more. */
    signOut: (token: string | undefined) => end(token, 'signed_out'),
    /** The same, after a sign-in in the same browser. */
    replace: (token: string | undefined) => end(token, 'replaced'),

    /** A new token, counted from the last action. Never revives an idle session (the caller was authenticated). */
    refresh: async (
      caller: { customerId: number; sessionId: number; generation: number },
      lastActive: string | number,
    ): Promise<IssuedToken> => {
      const now = clock.realNow()
      const session = await findSession(database.db, caller.customerId, caller.sessionId)
      if (!session) throw refuseCommon('signed_out')
      const lastActiveAt = new Date(
        clampLastActive(new Date(lastActive).getTime(), session.lastActiveAt.getTime(), now.getTime()),
      )
      const rotated = await rotateSession(database.db, caller, { lastActiveAt, rotatedAt: now })
      // Another tab was faster: this one gets a token of the same generation, so neither ends the other's, and its
      // last action counts too.
      const current = rotated ?? (await noteActivity(database.db, caller, lastActiveAt))
      if (!current) throw refuseCommon('signed_out')
      return issue(current)
    },

    requestPasswordReset: (email: string) => requestPasswordReset(parts, email),

    /** Hashing takes a while, so it is done before the transaction of createLogin. */
    hashPassword,

    /** Whether a password is one of those that are tried first (decision 13). */
    isCommonPassword,

    /** Creates the login of a new customer. Undefined when somebody has the e-mail address, or may get it back. */
    createLogin: async (
      tx: Db,
      login: { email: string; passwordHash: string; state: CustomerState },
    ): Promise<number | undefined> => {
      const email = normalizeEmail(login.email)
      if (await isEmailReserved(tx, email, clock.realNow())) return undefined
      const customer = await insertCustomer(tx, {
        email,
        passwordHash: login.passwordHash,
        state: login.state,
        features: [...config.defaultFeatures],
        createdAt: clock.now(),
      })
      return customer?.id
    },

    /** Where the customer stands now. Throws `not_found`. */
    getState: async (db: Db, customerId: number): Promise<CustomerState> => {
      const customer = await findCustomer(db, customerId)
      if (!customer) throw refuseCommon('not_found')
      return customer.state
    },
    /** The link of a letter as the customer can open it now. Throws `not_found`. */
    getReadableLink: async (db: Db, customerId: number, link: URL): Promise<URL> => {
      const customer = await findCustomer(db, customerId)
      if (!customer) throw refuseCommon('not_found')
      return readableLink(link, customer.state, config.publicUrl)
    },
    setState: (tx: Db, customerId: number, state: CustomerState) => updateState(tx, customerId, state),
    /** Where the customer goes after signing in; null for the dashboard (AMB-116). */
    setRedirectPath: (tx: Db, customerId: number, redirectPath: '/enrollment-funding' | null) =>
      updateCustomer(tx, customerId, { redirectPath }),

    /** E-mail address of a customer, as other rooms show it. */
    getEmail: async (db: Db, customerId: number): Promise<string> => {
      const customer = await findCustomer(db, customerId)
      if (!customer) throw refuseCommon('not_found')
      return customer.email
    },

    /** The sign-in address, and the new one that waits for its confirmation. */
    getEmails: async (db: Db, customerId: number): Promise<{ email: string; unconfirmed: string | null }> => {
      const emails = await findEmails(db, customerId, clock.realNow())
      if (!emails) throw refuseCommon('not_found')
      return emails
    },

    /** When the sign-in address was last changed or asked to be changed, in real time; undefined when never. */
    lastEmailChange: async (db: Db, customerId: number): Promise<Date | undefined> =>
      (await findCustomer(db, customerId))?.emailChangedAt ?? undefined,

    /** The customer who signs in with an e-mail address. */
    findIdByEmail: async (db: Db, email: string): Promise<number | undefined> =>
      (await findCustomerByEmail(db, normalizeEmail(email)))?.id,

    /** Switches features; those that are not named stay. Throws `operator.unknown_customer`. */
    setFeatures: (
      email: string,
      change: Partial<Record<Feature, boolean>>,
    ): Promise<Record<Feature, boolean>> =>
      database.transaction(async (tx) => {
        const customer = await getByEmail(tx, email)
        const features = FEATURES.filter((feature) => change[feature] ?? customer.features.includes(feature))
        await updateFeatures(tx, customer.id, features)
        await audit(tx, {
          happenedAt: clock.realNow(),
          actor: 'operator',
          action: 'session.features_set',
          customerId: customer.id,
        })
        return viewFeatures(features)
      }),

    /** Ends every session of a customer; answers how many were open. Throws `operator.unknown_customer`. */
    signOutEverywhere: (email: string): Promise<number> =>
      database.transaction(async (tx) => {
        const customer = await getByEmail(tx, email)
        const now = clock.realNow()
        await audit(tx, {
          happenedAt: now,
          actor: 'operator',
          action: 'session.signed_out_everywhere',
          customerId: customer.id,
        })
        return endSessions(tx, customer.id, now, 'operator')
      }),

    /** Switches multi-factor on with a seed that the customer's authenticator has. Returns new backup codes, once. */
    importAuthenticator: (email: string, seed: string): Promise<string[]> =>
      database.transaction(async (tx) => {
        const customer = await getByEmail(tx, email)
        const now = clock.realNow()
        await updateCustomer(tx, customer.id, {
          mfaActive: true,
          mfaSecret: vault.seal(seed, seedPlace(customer.id)),
          mfaConfirmedAt: now,
          mfaLastStep: null,
        })
        await audit(tx, {
          happenedAt: now,
          actor: 'operator',
          action: 'session.authenticator_imported',
          customerId: customer.id,
        })
        return createBackupCodes(tx, customer.id)
      }),
  }
}
export type SessionService = ReturnType<typeof sessionService>
export type { EmailChange, EmailService } from './change-email.ts'

const getByEmail = async (db: Db, email: string): Promise<Customer> => {
  const customer = await findCustomerByEmail(db, normalizeEmail(email))
  if (!customer) throw refuse('operator.unknown_customer')
  return customer
}

const timesOf = (session: { startedAt: Date; lastActiveAt: Date; generation: number; rotatedAt: Date }) => ({
  startedAt: session.startedAt.getTime(),
  lastActiveAt: session.lastActiveAt.getTime(),
  rotatedAt: session.rotatedAt.getTime(),
  generation: session.generation,
})

const viewFeatures = (features: readonly Feature[]) =>
  Object.fromEntries(FEATURES.map((feature) => [feature, features.includes(feature)])) as Record<
    Feature,
    boolean
  >

const viewUser = (customer: UserRow, isFundingShutOff: boolean): User => {
  const isClosed = customer.state === 'closed' || customer.state === 'closed_unfunded'
  return {
    features: {
      ...viewFeatures(customer.features),
      // For everybody once deposits have ended (AMB-044).
      ...(isFundingShutOff && { fundingShutoff: true }),
    },
    has_approved_account_application: customer.state === 'approved' || isClosed,
    has_closed_account: isClosed,
    closed_account_reason:
      customer.state === 'closed_unfunded' ? 'lack_of_funding' : isClosed ? 'other' : null,
    redirectPath: customer.redirectPath,
    mfa_active: customer.mfaActive,
    mfa_confirmed: needsPasscode(customer),
    has_backup_codes: customer.hasBackupCodes,
  }
}
