/** The loop over due records that are decided together, many in one transaction. */
import { eachOf } from './for-each-due.ts'

/**
 * Does `work` for each page of rows at once. A page that fails is done again row by row, so that a row that fails keeps no
 * other waiting. At the end it throws the first error. `next` gets the last row of the page before.
 */
export const forEachPage = async <Row>(
  next: (last?: Row) => Promise<readonly Row[]>,
  work: (rows: readonly Row[]) => Promise<void>,
): Promise<void> => {
  let failure: { error: unknown } | undefined
  for (let page = await next(); page.length > 0; page = await next(page.at(-1))) {
    const rows = page
    await work(rows)
      .catch(() => eachOf(rows.map((row) => () => work([row]))))
      .catch((error: unknown) => {
        failure ??= { error }
      })
  }
  if (failure) throw (failure as { error: unknown }).error
}
