import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { reportTrustee } from '@yoursuccess/contract/trustees/trustees'
import { call } from '../../lib/call.ts'
import { useSubmit } from '../../lib/use-submit.ts'

/** Reports a wrong entry of the directory. Submitting the same form again sends no second report. */
export const useReportTrustee = () =>
  useSubmit({
    name: 'report-trustee',
    isKeyed: true,
    send: ({ id, ...report }: { id: number } & BodyInputOf<typeof reportTrustee>['report'], idempotencyKey) =>
      call(reportTrustee, { params: { id }, body: { report }, idempotencyKey }),
  })
