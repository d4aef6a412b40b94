import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  backupCodes,
  emailConfirmations,
  knownDevices,
  resetTokens,
  sessions,
  signInSnapshots,
} from './session.tables.ts'

export const sessionRecords = [
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
