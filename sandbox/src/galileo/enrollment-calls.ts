/** createAccount with its identity check, and getEnrollmentInfo, which returns the verdict again. */
import type { Db } from '@yoursuccess/database/database'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { decide, findEnrollment, recordEnrollment } from './identity-check/enrollments.ts'
import type { Enrollment } from './identity-check/tables.ts'
import { losesAnswer, parameterErrors, type Verdict } from './identity-check/verdict.rules.ts'
import { openAccount } from '../ledger/customers.ts'
import { accounts } from '../ledger/tables.ts'
import type { World } from '../world.ts'
import { mountainStamp } from '../zones.ts'
import type { Call } from './call.ts'
import { customerParameters } from './customer-parameters.ts'
import { CallRefused, duplicate, invalid } from './envelope.ts'

const newAccount = z
  .object({
    transactionId: z.string(),
    prodId: z.string(),
    ...customerParameters,
    dateOfBirth: z.iso.date().optional(),
    idType: z.literal('2').optional(),
    id: z
      .string()
      .regex(/^\d{9}$/)
      .optional(),
  })
  .superRefine((given, context) => {
    if (given.id === undefined) return
    for (const parameter of ['idType', 'dateOfBirth'] as const)
      if (given[parameter] === undefined)
        context.addIssue({ code: 'custom', path: [parameter], message: 'comes with id' })
  })
type NewAccount = z.output<typeof newAccount>

/**
 * With an `id` (Social Security number), checks the person first and opens an account only if the check
 * passes. Without one, opens the account at once, because the bank vouches for the identity.
 */
export const createAccount: Call<NewAccount> = {
  name: 'createAccount',
  parameters: newAccount,
  writes: true,
  losesFirstAnswer: ({ id }) => id !== undefined && losesAnswer(id),
  run: async (tx, given, world) => {
    if (given.prodId !== world.config.galileo.productId) throw invalid('prodId')
    if (given.id === undefined) return { new_account: [reportedAccount(await open(tx, given, world), world)] }

    // Enrollments are kept longer than transactionIds, so an old id is still a duplicate.
    if (await findEnrollment(tx, given.transactionId)) throw duplicate()
    const applicant = { ssn: given.id, firstName: given.firstName, lastName: given.lastName }
    refuseErrors(parameterErrors(applicant))
    const key = world.config.galileo.apiTransKey
    const verdict = await decide(tx, key, applicant)
    const opened = verdict.decision === 'P' ? await open(tx, given, world) : undefined
    const { transactionId, email } = given
    const at = world.clock.now()
    await recordEnrollment(tx, key, { ...applicant, transactionId, email }, { verdict, opened, at })
    return { new_account: opened ? [reportedAccount(opened, world)] : [], cip: reportedVerdict(verdict) }
  },
}

const original = z.object({ transactionId: z.string() })

/** Returns the verdict of the createAccount call that had this `transactionId`. */
export const getEnrollmentInfo: Call<z.output<typeof original>> = {
  name: 'getEnrollmentInfo',
  parameters: original,
  writes: false,
  run: async (db, { transactionId }, world) => {
    const found = await findEnrollment(db, transactionId)
    if (!found) throw new CallRefused('483-02', 'Enrollment record could not be found')
    return {
      transaction_id: found.transactionId,
      enrolled_ts: mountainStamp(found.enrolledAt),
      new_account: await accountsOf(db, found, world),
      cip: reportedVerdict(found),
      review: found.reviewStatus && {
        status: found.reviewStatus,
        reviewed_ts: found.reviewedAt && mountainStamp(found.reviewedAt),
      },
    }
  },
}

const open = (tx: Db, given: NewAccount, { clock }: World) =>
  openAccount(
    tx,
    {
      firstName: given.firstName,
      lastName: given.lastName,
      email: given.email,
      phone: given.primaryPhone,
      address: {
        address_1: given.address1,
        ...(given.address2 ? { address_2: given.address2 } : {}),
        city: given.city,
        state: given.state,
        postal_code: given.postalCode,
      },
      ...(given.shipToAddress1 && {
        shipTo: {
          address_1: given.shipToAddress1,
          ...(given.shipToAddress2 ? { address_2: given.shipToAddress2 } : {}),
          ...(given.shipToCity && { city: given.shipToCity }),
          ...(given.shipToState && { state: given.shipToState }),
          ...(given.shipToPostalCode && { postal_code: given.shipToPostalCode }),
        },
      }),
    },
    clock.now(),
  )

const refuseErrors = (faults: Record<string, string>): void => {
  const parameters = Object.keys(faults)
  if (parameters.length > 0) throw invalid(parameters.join(', '), Object.values(faults))
}

const accountsOf = async (db: Db, { accountId, cardId }: Enrollment, world: World) => {
  if (accountId === null || cardId === null) return []
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  return account ? [reportedAccount({ account, card: { id: cardId } }, world)] : []
}

const reportedAccount = (
  { account, card }: { account: { id: number; prn: string }; card: { id: number } },
  { config }: World,
) => ({
  pmt_ref_no: account.prn,
  product_id: config.galileo.productId,
  galileo_account_number: String(account.id),
  card_id: String(card.id),
})

const reportedVerdict = ({ decision, reason }: Verdict) => ({ decision, reason })
