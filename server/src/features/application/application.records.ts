import { eq, isNull } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { agreementAcceptances, applications, identityChecks, phoneCodes } from './application.tables.ts'

/** Erasure includes the keyed hash of the identity number, so that the person may apply again. */
export const applicationRecords = [
  customerRecord(applications, {
    of: applications.customerId,
    openWhen: eq(applications.status, 'referred'),
    erase: 'rows',
  }),
  customerRecord(identityChecks, {
    of: identityChecks.customerId,
    secrets: ['ssnSealed', 'ssnHash'],
    openWhen: isNull(identityChecks.outcome),
    erase: 'rows',
  }),
  customerRecord(phoneCodes, { of: phoneCodes.customerId, erase: 'rows' }),
  customerRecord(agreementAcceptances, { of: agreementAcceptances.customerId, erase: 'nothing' }),
]
