/** Turns multi-factor on and off in the settings. The routes require a fresh step-up. */
import { Secret, TOTP } from 'otpauth'
import { mfaRefusals } from '@yoursuccess/contract/session/mfa'
import type { Db } from '@yoursuccess/database/database'
import { audit, type AuditAction } from '../../security/audit/audit.ts'
import { refusing } from '../../http/refusal.ts'
import { deleteBackupCodes, findBackupSalt } from './backup-code.queries.ts'
import { lockCaller } from './lock-caller.ts'
import { FIRST_CODE, proving } from './passcode-tries.ts'
import { createBackupCodes, seedPlace, useAuthenticatorCode } from './passcodes.ts'
import { needsPasscode } from './session.rules.ts'
import { endSessions, updateCustomer } from './session.queries.ts'
import type { SafetyCaller, SafetyDeps } from './safety.deps.ts'
import { notifyCustomer } from './safety.emails.ts'
import { keepForUndo, notifyWithUndo } from './undo-link.ts'

const refuse = refusing(mfaRefusals)

/** Recommended by RFC 4226, section 4, R6. */
const SEED_BYTES = 20

export const NO_MFA = {
  mfaActive: false,
  mfaSecret: null,
  mfaConfirmedAt: null,
  mfaLastStep: null,
} as const

export const mfaService = (deps: SafetyDeps) => {
  const { database, clock, config, vault } = deps

  const record = (tx: Db, caller: SafetyCaller, action: AuditAction) =>
    audit(tx, clock.realNow(), 'customer', action, { customerId: caller.customerId })

  return {
    /**
     * Creates a seed for an authenticator app and returns its address, once. Sign-in does not require a code
     * until `confirm` accepts the first one; until then, enabling again replaces the seed. Throws
     * `mfa.active`.
     */
    enable: (caller: SafetyCaller): Promise<string> =>
      database.transaction(async (tx) => {
        const customer = await lockCaller(tx, caller)
        if (needsPasscode(customer)) throw refuse('mfa.active')
        const secret = new Secret({ size: SEED_BYTES })
        const mfaSecret = vault.seal(secret.base32, seedPlace(customer.id))
        await updateCustomer(tx, customer.id, { ...NO_MFA, mfaActive: true, mfaSecret })
        await deleteBackupCodes(tx, customer.id)
        await record(tx, caller, 'session.mfa_enabled')
        return new TOTP({ issuer: config.PRODUCT_NAME, label: customer.email, secret }).toString()
      }),

    /**
     * Accepts the authenticator's first code, which turns multi-factor on. Throws `mfa.not_active`,
     * `mfa.active`, `mfa.wrong_code`, `mfa.too_many_tries`.
     */
    confirm: (caller: SafetyCaller, code: string): Promise<void> =>
      proving(deps, caller, FIRST_CODE, async (tx) => {
        const customer = await lockCaller(tx, caller)
        if (!customer.mfaActive) throw refuse('mfa.not_active')
        if (needsPasscode(customer)) throw refuse('mfa.active')
        const now = clock.realNow()
        if (!(await useAuthenticatorCode(tx, vault, customer, code, now))) return false
        const kept = await keepForUndo(deps, tx, customer, 'multi_factor')
        await endSessions(tx, customer.id, now, 'mfa_changed', caller.sessionId)
        await notifyWithUndo(deps, tx, customer.id, 'mfa_on', kept)
        await record(tx, caller, 'session.mfa_confirmed')
        return true
      }),

    /** Throws `mfa.not_active`. */
    disable: (caller: SafetyCaller): Promise<void> =>
      database.transaction(async (tx) => {
        const customer = await lockCaller(tx, caller)
        if (!customer.mfaActive) throw refuse('mfa.not_active')
        const kept = needsPasscode(customer) && (await keepForUndo(deps, tx, customer, 'multi_factor'))
        await forgetMfa(tx, customer.id)
        if (kept) {
          await endSessions(tx, customer.id, clock.realNow(), 'mfa_changed', caller.sessionId)
          await notifyWithUndo(deps, tx, customer.id, 'mfa_off', kept)
        }
        await record(tx, caller, 'session.mfa_disabled')
      }),

    /** Creates ten new backup codes, which are shown only once. Throws `mfa.not_active`. */
    generateBackupCodes: (caller: SafetyCaller): Promise<string[]> =>
      database.transaction(async (tx) => {
        const customer = await lockCaller(tx, caller)
        if (!customer.mfaActive) throw refuse('mfa.not_active')
        const isReplacing = (await findBackupSalt(tx, customer.id)) !== undefined
        const kept = needsPasscode(customer) && (await keepForUndo(deps, tx, customer, 'multi_factor'))
        const codes = await createBackupCodes(tx, customer.id)
        if (isReplacing) await endSessions(tx, customer.id, clock.realNow(), 'mfa_changed', caller.sessionId)
        if (kept) await notifyWithUndo(deps, tx, customer.id, 'backup_codes', kept)
        else await notifyCustomer(deps, tx, customer.id, 'backup_codes')
        await record(tx, caller, 'session.backup_codes_made')
        return codes
      }),
  }
}
export type MfaService = ReturnType<typeof mfaService>

/** Deletes the seed and the backup codes. */
export const forgetMfa = async (tx: Db, customerId: number): Promise<void> => {
  await updateCustomer(tx, customerId, NO_MFA)
  await deleteBackupCodes(tx, customerId)
}
