import { reportProblem } from '@yoursuccess/contract/disputes/disputes'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { disputesQuery } from './disputes-query.ts'

/** One form is one report, however often it is sent. */
export const useReportProblem = () => {
  const client = useQueryClient()
  return useSubmit({
    name: 'report-problem',
    isKeyed: true,
    send: (body: BodyInputOf<typeof reportProblem>, idempotencyKey) =>
      call(reportProblem, { body, idempotencyKey }),
    // Also after "already reported": the list then knows of a case that this page did not.
    onSettled: () => client.invalidateQueries({ queryKey: disputesQuery.queryKey }),
  })
}
