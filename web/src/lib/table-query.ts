import { hashKey, type Query } from '@tanstack/react-query'
import type { Place, Range } from '../ui/list/paging.ts'

/** The query parameters of a list call. `sortable` are the columns that the server sorts by. If the column isn't sortable, the server uses its default order. */
export const tableQuery = <By extends string>({ page, perPage, sort }: Place, sortable: readonly By[]) => {
  const by = sortable.find((name) => name === sort?.by)
  return { page, per_page: perPage, ...(by && sort && { sort_by: by, sort_dir: sort.dir }) }
}

/**
 * Placeholder rows for a list query: the previous page's rows stay until the next page has loaded, but rows
 * of another date range disappear at once (FRAME-75). The query's key must end with the range.
 */
export const keepWithinRange =
  (range: Range | undefined) =>
  <Rows>(before: Rows | undefined, query: Pick<Query, 'queryKey'> | undefined): Rows | undefined =>
    hashKey([query?.queryKey.at(-1)]) === hashKey([range]) ? before : undefined
