import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  backupCodes,
  emailConfirmations,
  knownDevices,
  passkeyChallenges,
  passkeys,
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
  customerRecord(passkeys, {
    of: passkeys.customerId,
    secrets: ['credentialId', 'publicKey'],
    erase: 'rows',
  }),
  customerRecord(passkeyChallenges, {
    of: passkeyChallenges.customerId,
    secrets: ['challengeHash'],
    erase: 'rows',
  }),
  customerRecord(knownDevices, { of: knownDevices.customerId, secrets: ['tokenHash'], erase: 'rows' }),
]
