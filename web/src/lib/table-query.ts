import { hashKey, type Query } from '@tanstack/react-query'
import type { Range, Sort } from '../ui/list/paging.ts'

/** The customer's position in a list of the feature. */
export interface Table<By extends string> {
  page: number
  /** -1 is all of them. */
  perPage: number
  /** The column, by the server's name. */
  sort?: Sort | undefined
  /** The columns that the server sorts by. */
  sortable: readonly By[]
}

/** As the query of a list call. Without a known sort order, the server uses its own. */
export const tableQuery = <By extends string>({ page, perPage, sort, sortable }: Table<By>) => {
  const by = sortable.find((name) => name === sort?.by)
  return { page, per_page: perPage, ...(by && sort && { sort_by: by, sort_dir: sort.dir }) }
}

/**
 * The previous page's rows stay until the next page has loaded. Rows of another date range disappear at once
 * (FRAME-75). The query's key ends with its range.
 */
export const keepWithinRange =
  (range: Range | undefined) =>
  <Rows>(before: Rows | undefined, query: Pick<Query, 'queryKey'> | undefined): Rows | undefined =>
    hashKey([query?.queryKey.at(-1)]) === hashKey([range]) ? before : undefined
