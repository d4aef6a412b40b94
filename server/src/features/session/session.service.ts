import type { CustomerState } from '@yoursuccess/contract/core/access'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import type { PasskeyProof } from '@yoursuccess/contract/session/passkeys'
import type { User } from '@yoursuccess/contract/session/session'
import { operatorRefusals } from '@yoursuccess/contract/operator/operator'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { refuseCommon, refusing } from '../../http/refusal.ts'
import { normalizeEmail, viewFeatures } from '../customer/customer.service.ts'
import { signInChanges } from './change-email.ts'
import { findWaitingEmail } from './email-confirmation.queries.ts'
import type { SignInPlace } from './begin-session.ts'
import { type IssuedToken, openSessions } from './open-sessions.ts'
import { createBackupCodes, seedPlace } from './passcodes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { signInWithPasskey } from './passkey-sign-in.ts'
import { requestPasswordReset } from './reset-password.ts'
import {
  endSessions,
  findCustomer,
  findCustomerByEmail,
  findUser,
  updateCustomer,
  type Customer,
  type UserRow,
} from './session.queries.ts'
import { needsPasscode } from './session.rules.ts'
import type { SafetyDeps } from './safety.deps.ts'
import { isEmailReserved } from './snapshot.queries.ts'
import { signIn, type SignInRequest } from './sign-in.ts'

const refuse = refusing(operatorRefusals)

export const sessionService = (deps: SafetyDeps) => {
  const { database, clock, vault, program } = deps
  const { issue, authenticate, refresh, end } = openSessions(deps)

  const getUser = async (customerId: number): Promise<User> => {
    const user = await findUser(database.db, customerId)
    if (!user) throw refuseCommon('signed_out')
    return viewUser(user, program.hasEnded('deposits'))
  }

  return {
    authenticate,
    getUser,

    /** Returns a token and the user, or undefined if a one-time passcode is needed. */
    signIn: async (
      request: SignInRequest,
    ): Promise<
      (IssuedToken & { user: User; deviceToken: string | undefined; language: LanguageCode }) | undefined
    > => {
      const opened = await signIn(deps, request)
      if (!opened) return undefined
      const { session, customer, deviceToken, language } = opened
      return { ...(await issue(session)), user: await getUser(customer.id), deviceToken, language }
    },

    /** Returns a token, and the user and email address of the passkey. Throws `passkey.refused`. */
    signInWithPasskey: async (
      proof: PasskeyProof,
      place: SignInPlace,
    ): Promise<
      IssuedToken & { user: User; email: string; deviceToken: string | undefined; language: LanguageCode }
    > => {
      const { session, customerId, email, deviceToken, language } = await signInWithPasskey(
        deps,
        proof,
        place,
      )
      return { ...(await issue(session)), user: await getUser(customerId), email, deviceToken, language }
    },

    /** Ends a token's session. Does nothing if there is none. */
    signOut: (token: string | undefined) => end(token, 'signed_out'),
    /** Ends a token's session because of a new sign-in in the same browser. */
    replace: (token: string | undefined) => end(token, 'replaced'),

    /**
     * Issues a token that expires after the reported last action plus the idle limit. It cannot revive an
     * idle session, because the caller was authenticated before.
     */
    refresh,

    requestPasswordReset: (email: string) => requestPasswordReset(deps, email),

    /** Changes of the sign-in email and the phone. */
    signInChanges: signInChanges(deps),

    /** Hashing is slow: call it before the transaction of `createLogin`. */
    hashPassword,

    /** Whether a password is one of those that attackers try first (SESSION-53). */
    isCommonPassword,

    /**
     * Creates the login of a new customer and returns its id. Returns undefined if another customer has the
     * email address, or can still get it back by undoing a change.
     */
    createLogin: async (tx: Db, login: { email: string; passwordHash: string; state: CustomerState }) => {
      const email = normalizeEmail(login.email)
      if (await isEmailReserved(tx, email, clock.realNow())) return undefined
      return deps.customer.create(tx, { ...login, email })
    },

    /** The requested sign-in email that is not confirmed yet. */
    findUnconfirmedEmail: async (db: Db, customerId: number): Promise<string | null> =>
      (await findWaitingEmail(db, customerId, clock.realNow())) ?? null,

    /**
     * When a change of the sign-in email was last requested, made or undone, in real time; undefined if
     * never.
     */
    lastEmailChange: async (db: Db, customerId: number): Promise<Date | undefined> =>
      (await findCustomer(db, customerId))?.emailChangedAt ?? undefined,

    /**
     * Ends every session of a customer and returns how many were open. Throws `operator.unknown_customer`.
     */
    signOutEverywhere: (email: string): Promise<number> =>
      database.transaction(async (tx) => {
        const customer = await getByEmail(tx, email)
        const now = clock.realNow()
        await audit(tx, now, 'operator', 'session.signed_out_everywhere', { customerId: customer.id })
        return endSessions(tx, customer.id, now, 'operator')
      }),

    /**
     * Turns multi-factor on with a seed that is already in the customer's authenticator. Returns new backup
     * codes, once. Throws `operator.unknown_customer`.
     */
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
        await audit(tx, now, 'operator', 'session.authenticator_imported', { customerId: customer.id })
        return createBackupCodes(tx, customer.id)
      }),
  }
}
export type SessionService = ReturnType<typeof sessionService>

const getByEmail = async (db: Db, email: string): Promise<Customer> => {
  const customer = await findCustomerByEmail(db, normalizeEmail(email))
  if (!customer) throw refuse('operator.unknown_customer')
  return customer
}

const viewUser = (customer: UserRow, isFundingShutOff: boolean): User => {
  const isClosed = customer.state === 'closed' || customer.state === 'closed_unfunded'
  return {
    features: {
      ...viewFeatures(customer.features),
      // On for every customer after deposits have ended (docs/decisions/0095).
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
