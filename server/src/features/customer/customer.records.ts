import { sql } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import { customers, lateEvents, personalInfos } from './customer.tables.ts'

/**
 * Erasure keeps the customer's id, which other records refer to, and deletes name and address. The email
 * becomes a random value, so the address is free for a new sign-up, and no password matches.
 */
export const customerRecords = [
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
        language: null,
        mfaActive: false,
        mfaSecret: null,
        mfaConfirmedAt: null,
        mfaLastStep: null,
        emailChangedAt: null,
      },
    },
  }),
  customerRecord(personalInfos, { of: personalInfos.customerId, erase: 'rows' }),
  customerRecord(lateEvents, { of: lateEvents.customerId, erase: 'nothing' }),
]
