import {
  importTrustees,
  listTrusteeReports,
  settleTrusteeReport,
} from '@yoursuccess/contract/trustees/directory-review'
import { getTrustee, reportTrustee, searchTrustees } from '@yoursuccess/contract/trustees/trustees'
import { disableTimeout } from '../../http/disable-timeout.ts'
import type { Serve } from '../../http/serve.ts'
import type { TrusteesService } from './trustees.service.ts'

export const trusteesRoutes = (serve: Serve, trustees: TrusteesService): void => {
  serve.customer(searchTrustees, async ({ query }) => ({ trustees: await trustees.search(query) }))
  serve.customer(getTrustee, ({ caller, params }) => trustees.get(caller.customerId, params.id))
  serve.customer(reportTrustee, ({ caller, params, body, once }) =>
    once(async (tx) => {
      await trustees.report(tx, caller.customerId, { trusteeId: params.id, text: body.report.text })
      return undefined
    }),
  )

  serve.open(importTrustees, ({ body, request }) => {
    disableTimeout(request)
    return trustees.import(body.file)
  })
  serve.open(listTrusteeReports, async () => ({ trustee_reports: await trustees.listReports() }))
  serve.open(settleTrusteeReport, async ({ body }) => {
    await trustees.settleReport(body.id)
    return undefined
  })
}
