import { customerRecord } from '../../security/retention/customer-records.ts'
import { proofDocuments } from './proof.tables.ts'

/** After an erasure no document of the customer can be verified. */
export const proofRecords = [
  customerRecord(proofDocuments, { of: proofDocuments.customerId, secrets: ['codeHash'], erase: 'rows' }),
]
