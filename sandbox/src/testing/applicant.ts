/** Requests an account with the identity check, through the processor's own call. */
import { callGalileo } from './customer.ts'
import type { TestSandbox } from './sandbox.ts'

export const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Example',
  dateOfBirth: '1980-02-29',
  idType: '2',
  id: '900124321',
  email: 'ada@example.com',
  primaryPhone: '5555550100',
  address1: '1 Main Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
}

export const requestAccount = (
  sandbox: TestSandbox,
  transactionId: string,
  change: Record<string, string> = {},
) =>
  callGalileo(sandbox, 'createAccount', {
    prodId: sandbox.config.galileo.productId,
    transactionId,
    ...APPLICANT,
    ...change,
  })

export const requestVerdict = (sandbox: TestSandbox, transactionId: string) =>
  callGalileo(sandbox, 'getEnrollmentInfo', { transactionId })
