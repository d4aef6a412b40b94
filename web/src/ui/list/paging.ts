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

interface Place {
  page: number
  perPage: number
  range: Range | undefined
  sort: Sort | undefined
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
  return {
    ...place,
    setPage: (page: number) => setPlace((old) => ({ ...old, page })),
    setPerPage: (perPage: number) => restart({ perPage }),
    setRange: (range: Range | undefined) => restart({ range }),
    setSort: (sort: Sort | undefined) => restart({ sort }),
  }
}

/** The page to show when the current one no longer exists because the last rows were removed. */
export const lastPage = (count: number, perPage: number): number =>
  perPage > 0 ? Math.max(1, Math.ceil(count / perPage)) : 1
