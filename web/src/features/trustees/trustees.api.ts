/** The feature's API calls: the directory of trustees; and its pieces on the pages of plans and bills. */
import { getTrustee, searchTrustees } from '@yoursuccess/contract/trustees/trustees'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export { guardSentence } from './guard-sentence.ts'
export { addressLine, methodName } from './method-facts.ts'
export { ReportButton } from './report-button.tsx'
export { TrusteeMethods } from './trustee-methods.tsx'
export { TrusteeWarnings } from './trustee-warnings.tsx'

const TRUSTEES = 'trustees'

/** Offices of a district, or of all, whose name has the words typed so far. */
export const trusteesQuery = (district: string | null, words: string) =>
  queryOptions({
    queryKey: [TRUSTEES, 'found', district, words],
    queryFn: ({ signal }) =>
      call(searchTrustees, {
        query: { ...(district !== null && { district }), ...(words !== '' && { q: words }) },
        signal,
      }),
    select: ({ trustees }) => trustees,
    placeholderData: keepPreviousData,
  })

/** An office, how it may be paid, and the methods that are locked for the customer. */
export const trusteeQuery = (id: number) =>
  queryOptions({
    queryKey: [TRUSTEES, id],
    queryFn: ({ signal }) => call(getTrustee, { params: { id }, signal }),
  })
