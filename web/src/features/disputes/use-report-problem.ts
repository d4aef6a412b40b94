import { reportProblem } from '@yoursuccess/contract/disputes/disputes'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { disputesQuery } from './disputes-query.ts'

/** One form files one report, however often it is submitted. */
export const useReportProblem = () => {
  const client = useQueryClient()
  return useSubmit({
    name: 'report-problem',
    isKeyed: true,
    send: (body: BodyInputOf<typeof reportProblem>, idempotencyKey) =>
      call(reportProblem, { body, idempotencyKey }),
    // Also after "already reported": the list then has a case that this page didn't know.
    onSettled: () => client.invalidateQueries({ queryKey: disputesQuery.queryKey }),
  })
}
