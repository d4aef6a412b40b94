import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** One declined purchase, in its current state. */
export const authDenialQuery = (id: string) =>
  queryOptions({
    queryKey: ['fraud', 'denial', id],
    queryFn: ({ signal }) => call(getAuthDenial, { params: { id }, signal }),
    staleTime: 0,
  })
