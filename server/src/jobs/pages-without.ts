import type { DueRows } from './for-each-due.ts'

/**
 * Pages of a list without the customers that are done, for lists that rows do not leave. A page is empty only at
 * the end. So `await pages(0)` tells whether all are done, also those that another server had claimed.
 */
export const pagesWithout =
  <Row extends { customerId: number }>(
    list: DueRows<Row>,
    listDone: (customerIds: readonly number[]) => Promise<ReadonlySet<number>>,
  ): DueRows<Row> =>
  async (after) => {
    for (let from = after; ; ) {
      const page = await list(from)
      const last = page.at(-1)
      if (!last) return []
      const done = await listDone(page.map(({ customerId }) => customerId))
      const left = page.filter(({ customerId }) => !done.has(customerId))
      if (left.length > 0) return left
      from = last.customerId
    }
  }
