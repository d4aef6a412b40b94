import { listDisputes } from '@yoursuccess/contract/disputes/disputes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Reported problems, newest first. An answer comes after days, so nothing is asked again by itself. */
export const disputesQuery = queryOptions({
  queryKey: ['disputes'],
  queryFn: ({ signal }) => call(listDisputes, { signal }),
  select: ({ disputes }) => disputes,
})
