import { customerRecord } from '../../security/retention/customer-records.ts'
import { programLimits } from './program.tables.ts'

export const programRecords = [customerRecord(programLimits, { of: programLimits.customerId, erase: 'rows' })]
