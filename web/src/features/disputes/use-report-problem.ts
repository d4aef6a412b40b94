import { reportProblem } from '@yoursuccess/contract/disputes'
import type { BodyInputOf, ReplyOf } from '@yoursuccess/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { disputesQuery } from './disputes-query.ts'

/** One form is one report, however often it is sent. */
export const useReportProblem = () => {
  const client = useQueryClient()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation<
    ReplyOf<typeof reportProblem>,
    CallErrorOf<typeof reportProblem>,
    BodyInputOf<typeof reportProblem>
  >({
    mutationFn: (body) => call(reportProblem, { body, idempotencyKey }),
    // Also after "already reported": the list then knows of a case that this page did not.
    onSettled: () => client.invalidateQueries({ queryKey: disputesQuery.queryKey }),
  })
}
