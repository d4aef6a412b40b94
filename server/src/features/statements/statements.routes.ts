import { copyStatement } from '@yoursuccess/contract/statements/statement-copy'
import {
  downloadStatement,
  listClosedMonths,
  listStatements,
} from '@yoursuccess/contract/statements/statements'
import type { Serve } from '../../http/serve.ts'
import type { StatementsService } from './statements.service.ts'

export const statementsRoutes = (serve: Serve, statements: StatementsService): void => {
  serve.customer(listStatements, ({ caller, query }) => statements.list(caller.customerId, query))
  serve.customer(downloadStatement, async ({ caller, params, reply }) => {
    const { pdf, fileName } = await statements.render(caller.customerId, params.id)
    void reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return pdf
  })
  serve.open(copyStatement, async ({ body, reply }) => {
    const { pdf, fileName } = await statements.copy(body.email, body.end_date)
    void reply.header('content-disposition', `attachment; filename="${fileName}"`)
    return pdf
  })
}

/** Only mounted if BUSINESS_CLOCK_URL is set. */
export const closedMonthsRoutes = (serve: Serve, statements: StatementsService): void => {
  serve.open(listClosedMonths, async ({ query }) => ({
    months: await statements.listClosedMonths(query.prn),
  }))
}
