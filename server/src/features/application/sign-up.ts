/** The external sign-up site reports a person. We create the login and an application, once per sign-up. */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { type createApplicant, signUpRefusals } from '@yoursuccess/contract/application/sign-up'
import { audit } from '../../security/audit/audit.ts'
import { refusing } from '../../http/refusal.ts'
import type { ApplicationDeps } from './application.deps.ts'
import { findCustomerOfSignUp, insertApplication } from './application.queries.ts'

const refuse = refusing(signUpRefusals)

export type SignUp = BodyOf<typeof createApplicant>

/**
 * Returns the customer's id. Throws `sign_up.closed`, `sign_up.common_password`, and `sign_up.email_taken` if
 * the address is in use.
 */
export const signUp = async (deps: ApplicationDeps, person: SignUp): Promise<number> => {
  const { database, clock, session, program } = deps
  const known = await findCustomerOfSignUp(database.db, person.reference)
  if (known !== undefined) return known
  await program.refresh()
  if (program.hasEnded('deposits')) throw refuse('sign_up.closed')
  if (session.isCommonPassword(person.password)) {
    throw refuse('sign_up.common_password', {
      errors: { password: [signUpRefusals['sign_up.common_password'].error] },
    })
  }
  const passwordHash = await session.hashPassword(person.password)

  return database.transaction(async (tx) => {
    const customerId = await session.createLogin(tx, {
      email: person.email,
      passwordHash,
      state: 'applicant',
    })
    // The same sign-up may have arrived twice at once, and the other request has just created the login.
    const twin = customerId ?? (await findCustomerOfSignUp(tx, person.reference))
    if (twin === undefined) {
      throw refuse('sign_up.email_taken', {
        errors: { email: [signUpRefusals['sign_up.email_taken'].error] },
      })
    }
    if (customerId === undefined) return twin
    const [phone1 = '', phone2, phone3] = person.phones
    await insertApplication(tx, {
      customerId,
      signUpReference: person.reference,
      firstName: person.first_name,
      middleName: person.middle_name || null,
      lastName: person.last_name,
      phone1,
      phone2,
      phone3,
      phoneVerificationRequired: person.phone_verification,
      createdAt: clock.now(),
    })
    await audit(tx, clock.realNow(), 'sign_up_partner', 'application.signed_up', { customerId })
    return customerId
  })
}
