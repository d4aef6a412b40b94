import { useState } from 'react'

export interface Range {
  start: string
  end: string
}

export interface Sort {
  by: string
  dir: 'asc' | 'desc'
}

/** Page sizes of the generic table, and of lists of transactions; -1 is "All" (FRAME-72). */
export const TABLE_SIZES = [5, 10, 25] as const
export const LIST_SIZES = [5, 10, 20, -1] as const
const DEFAULT_SIZE = 5

/** Which rows of a list the customer sees, and in which order. */
export interface Place {
  page: number
  /** Rows per page; -1 is all. */
  perPage: number
  range?: Range | undefined
  sort?: Sort | undefined
}

/**
 * The page, page size, date range and sort order of a list. Changing any but the page returns to the first
 * page (FRAME-74, FRAME-75).
 */
export const usePaging = (initial: Partial<Place> = {}) => {
  const [place, setPlace] = useState<Place>({
    page: 1,
    perPage: DEFAULT_SIZE,
    range: undefined,
    sort: undefined,
    ...initial,
  })
  const restart = (change: Partial<Place>) => setPlace((old) => ({ ...old, ...change, page: 1 }))
  const setPage = (page: number) => setPlace((old) => ({ ...old, page }))
  return {
    ...place,
    setPage,
    /** Moves to the last page when the current one no longer exists because its rows were removed. */
    stayWithin: (count: number | undefined) => {
      const last = count === undefined ? place.page : lastPage(count, place.perPage)
      if (place.page > last) setPage(last)
    },
    setPerPage: (perPage: number) => restart({ perPage }),
    setRange: (range: Range | undefined) => restart({ range }),
    setSort: (sort: Sort | undefined) => restart({ sort }),
  }
}

export type Paging = ReturnType<typeof usePaging>

/** Whether there are more rows than fit on the smallest page. */
export const needsPages = (count: number, sizes: readonly number[] = TABLE_SIZES): boolean =>
  count > Math.min(...sizes.filter((size) => size > 0))

export const lastPage = (count: number, perPage: number): number =>
  perPage > 0 ? Math.max(1, Math.ceil(count / perPage)) : 1
