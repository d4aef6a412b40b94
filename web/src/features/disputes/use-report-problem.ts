import { reportProblem } from '@yoursuccess/contract/disputes/disputes'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { disputesQuery } from './disputes-query.ts'

/** Files a report. Submitting the same form again files no second one. */
export const useReportProblem = () =>
  useSubmit({
    name: 'report-problem',
    isKeyed: true,
    send: (body: BodyInputOf<typeof reportProblem>, idempotencyKey) =>
      call(reportProblem, { body, idempotencyKey }),
    // Reloads even after "already reported": the list then has a case that this page doesn't show yet.
    onSettled: (client) => client.invalidateQueries({ queryKey: disputesQuery.queryKey }),
  })
