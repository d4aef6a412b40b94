/** Identity checks through Galileo: part of creating the account (docs/partners/identity-check.md). */
import * as z from 'zod'
import type { GalileoClient } from '../galileo/client.ts'
import { id, shortName } from '../galileo/words.ts'
import { PartnerError, unlessRefused } from '../partner-error.ts'
import type { IdentityCheck, IdentityOutcome, IdentityRequest, PostalPlace } from './port.ts'

const SSN = '2'
const INVALID_PARAMETER = '2'
const DUPLICATE = '24'
const NO_SUCH_CHECK = new Set(['483-02'])

const verdict = z.object({
  new_account: z.array(z.object({ pmt_ref_no: z.string().regex(/^\d{12}$/), card_id: id })),
  cip: z.object({ decision: z.enum(['P', 'R', 'F']), reason: z.string().nullable() }),
})

const enrollment = z.object({
  review: z.object({ status: z.enum(['pending', 'more_wanted', 'accepted', 'refused']) }).nullable(),
})

export const createGalileoIdentityCheck = ({
  client,
  productId,
}: {
  client: GalileoClient
  productId: string
}): IdentityCheck => {
  /** Throws PartnerError `malformed` for an invalid verdict, which is not a reason to reject an applicant. */
  const read = ({ new_account: [account], cip }: z.output<typeof verdict>): IdentityOutcome => {
    if (cip.decision === 'P' && account)
      return { result: 'passed', prn: account.pmt_ref_no, cardRef: account.card_id }
    const outcome = OUTCOMES[`${cip.decision} ${cip.reason}`]
    if (!outcome) throw new PartnerError('galileo', 'malformed', { call: 'createAccount', code: 'cip' })
    return outcome
  }

  return {
    check: async ({ reference, ...person }) => {
      try {
        const parameters = { prodId: productId, ...parametersOf(person) }
        return read(await client.call('createAccount', parameters, verdict, reference))
      } catch (error) {
        if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error
        // The check was already made, but its reply was lost. This call returns it.
        if (error.code === DUPLICATE)
          return read(await client.call('getEnrollmentInfo', {}, verdict, reference))
        // Galileo sends messages for the applicant. If there are none, our own parameters are wrong.
        if (error.code === INVALID_PARAMETER && error.details.length > 0)
          return { result: 'invalid', details: [...error.details] }
        throw error
      }
    },

    findReview: async (reference) => {
      const found = await unlessRefused(NO_SUCH_CHECK, () =>
        client.call('getEnrollmentInfo', {}, enrollment, reference),
      )
      return found?.review?.status
    },
  }
}

const OUTCOMES: Readonly<Record<string, IdentityOutcome>> = {
  'R DOCUMENTS': { result: 'referred', reason: 'documents' },
  'R OFAC': { result: 'referred', reason: 'sanctions' },
  'F MISMATCH': { result: 'mismatch' },
  'F NOT_ELIGIBLE': { result: 'rejected' },
  'F DUPLICATE_ID': { result: 'rejected' },
}

const parametersOf = (person: Omit<IdentityRequest, 'reference'>) => ({
  firstName: shortName(person.firstName),
  middleName: person.middleName && shortName(person.middleName),
  lastName: shortName(person.lastName),
  dateOfBirth: person.dateOfBirth,
  idType: SSN,
  id: person.ssn,
  email: person.email,
  primaryPhone: person.phone,
  address1: person.address.address1,
  address2: person.address.address2 ?? undefined,
  city: person.address.city,
  state: person.address.state,
  postalCode: person.address.postalCode,
  ...(person.shippingAddress && shippingOf(person.shippingAddress)),
})

const shippingOf = (place: PostalPlace) => ({
  shipToAddress1: place.address1,
  shipToAddress2: place.address2 ?? undefined,
  shipToCity: place.city,
  shipToState: place.state,
  shipToPostalCode: place.postalCode,
})
