import { exportTransactions, searchTransactions } from '@yoursuccess/contract/transactions/search'
import { listAuthorizations, listTransactions } from '@yoursuccess/contract/transactions/transactions'
import type { Serve } from '../../http/serve.ts'
import type { TransactionsService } from './transactions.service.ts'

export const transactionsRoutes = (serve: Serve, transactions: TransactionsService): void => {
  serve.customer(listTransactions, ({ caller, query }) =>
    transactions.listPosted(caller.customerId, {
      page: query.page,
      per_page: query.per_page,
      after: query.after,
      from: query['filters[start_date]'],
      to: query['filters[end_date]'],
    }),
  )
  serve.customer(searchTransactions, ({ caller, query }) => transactions.search(caller.customerId, query))
  serve.customer(exportTransactions, async ({ caller, query, reply }) => {
    const { type, fileName, content } = await transactions.exportPeriod(caller.customerId, query)
    void reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`)
    return content
  })
  serve.customer(listAuthorizations, async ({ caller }) => ({
    authorizations: await transactions.listAuthorizations(caller.customerId),
  }))
}
