import type { CustomerState, Feature } from '@yoursuccess/contract/core/access'
import type { User } from '@yoursuccess/contract/session/session'
import { FEATURES } from '@yoursuccess/contract/core/access'
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { refuseCommon, refusing } from '../../http/refusal.ts'
import { findEmails } from './email-confirmation.queries.ts'
import { type IssuedToken, openSessions } from './open-sessions.ts'
import { createBackupCodes, seedPlace } from './passcodes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { requestPasswordReset } from './reset-password.ts'
import {
  endSessions,
  findCustomer,
  findCustomerByEmail,
  findUser,
  insertCustomer,
  updateCustomer,
  updateFeatures,
  updateState,
  type Customer,
  type UserRow,
} from './session.queries.ts'
import { readableLink } from './readable-link.rules.ts'
import { needsPasscode } from './session.rules.ts'
import type { SessionDeps } from './session.deps.ts'
import { isEmailReserved } from './snapshot.queries.ts'
import { normalizeEmail, signIn, type SignInRequest } from './sign-in.ts'

const refuse = refusing(operatorRefusals)

export const sessionService = (deps: SessionDeps) => {
  const { database, clock, config, vault, program } = deps
  const { issue, authenticate, refresh, end } = openSessions(deps)

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
      const opened = await signIn(deps, request)
      if (!opened) return undefined
      const { session, customer, deviceToken } = opened
      return { ...(await issue(session)), user: await getUser(customer.id), deviceToken }
    },

    /** Ends the session of a token; does nothing when the session no longer exists. */
    signOut: (token: string | undefined) => end(token, 'signed_out'),
    /** The same, after a sign-in in the same browser. */
    replace: (token: string | undefined) => end(token, 'replaced'),

    /** A new token, counted from the last action. Never revives an idle session (the caller was authenticated). */
    refresh,

    requestPasswordReset: (email: string) => requestPasswordReset(deps, email),

    /** Hashing takes a while, so it is done before the transaction of createLogin. */
    hashPassword,

    /** Whether a password is one of those that attackers try first (SESSION-53). */
    isCommonPassword,

    /**
     * Creates the login of a new customer. Undefined when another customer has the e-mail address, or may get it
     * back.
     */
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

    /** The customer's current state. Throws `not_found`. */
    getState: async (db: Db, customerId: number): Promise<CustomerState> => {
      const customer = await findCustomer(db, customerId)
      if (!customer) throw refuseCommon('not_found')
      return customer.state
    },
    /** The link of an email as the customer can open it now. Throws `not_found`. */
    getReadableLink: async (db: Db, customerId: number, link: URL): Promise<URL> => {
      const customer = await findCustomer(db, customerId)
      if (!customer) throw refuseCommon('not_found')
      return readableLink(link, customer.state, config.publicUrl)
    },
    setState: (tx: Db, customerId: number, state: CustomerState) => updateState(tx, customerId, state),
    /** The page that the customer sees after signing in; null for the dashboard (SESSION-05). */
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

    /**
     * When the sign-in address was last changed, or a change was last requested, in real time; undefined when never.
     */
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
      // For everyone once deposits have ended (docs/decisions/0095).
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
