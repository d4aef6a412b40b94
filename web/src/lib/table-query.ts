import { hashKey, type Query } from '@tanstack/react-query'
import type { Range, Sort } from '../ui/list/paging.ts'

/** Where somebody is in a list of the room. */
export interface Table<By extends string> {
  page: number
  /** -1 is all of them. */
  perPage: number
  /** The column, by the server's name of it. */
  sort?: Sort | undefined
  /** The columns that the server sorts by. */
  sortable: readonly By[]
}

/** As the query of a list call. An order that the server does not know is left to the server. */
export const tableQuery = <By extends string>({ page, perPage, sort, sortable }: Table<By>) => {
  const by = sortable.find((name) => name === sort?.by)
  return { page, per_page: perPage, ...(by && sort && { sort_by: by, sort_dir: sort.dir }) }
}

/**
 * The rows of the page before stay until those of the next one are there; those of another range of days go at once
 * (FRAME-75). The query's key ends with its range.
 */
export const keepWithinRange =
  (range: Range | undefined) =>
  <Rows>(before: Rows | undefined, query: Pick<Query, 'queryKey'> | undefined): Rows | undefined =>
    hashKey([query?.queryKey.at(-1)]) === hashKey([range]) ? before : undefined
