import { sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  backupCodes,
  customers,
  emailConfirmations,
  knownDevices,
  resetTokens,
  sessions,
  signInSnapshots,
} from './session.tables.ts'

/**
 * Erasure keeps the login's id, which other records refer to. Its email becomes a random value, so the
 * address is free for a new sign-up, and no password matches.
 */
export const sessionRecords = [
  customerRecord(customers, {
    of: customers.id,
    secrets: ['passwordHash', 'mfaSecret', 'mfaLastStep'],
    knownAs: 'email',
    erase: {
      values: {
        email: sql`'erased-' || gen_random_uuid()`,
        passwordHash: '',
        features: [],
        redirectPath: null,
        mfaActive: false,
        mfaSecret: null,
        mfaConfirmedAt: null,
        mfaLastStep: null,
        emailChangedAt: null,
      },
    },
  }),
  customerRecord(sessions, { of: sessions.customerId, erase: 'rows' }),
  customerRecord(backupCodes, { of: backupCodes.customerId, secrets: ['salt', 'codeHash'], erase: 'rows' }),
  customerRecord(resetTokens, { of: resetTokens.customerId, secrets: ['tokenHash'], erase: 'rows' }),
  customerRecord(emailConfirmations, {
    of: emailConfirmations.customerId,
    secrets: ['tokenHash'],
    erase: 'rows',
  }),
  customerRecord(signInSnapshots, {
    of: signInSnapshots.customerId,
    secrets: ['mfaSecret', 'mfaLastStep', 'backupCodes', 'tokenHash'],
    erase: 'rows',
  }),
  customerRecord(knownDevices, { of: knownDevices.customerId, secrets: ['tokenHash'], erase: 'rows' }),
]
