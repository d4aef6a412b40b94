import { listDisputes } from '@yoursuccess/contract/disputes/disputes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Reported problems, newest first. Answers take days, so it doesn't refresh automatically. */
export const disputesQuery = queryOptions({
  queryKey: ['disputes'],
  queryFn: ({ signal }) => call(listDisputes, { signal }),
  select: ({ disputes }) => disputes,
})
