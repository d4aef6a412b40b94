import * as z from 'zod'
import { calendarDate } from './day-fields.ts'

/** The page sizes of lists (WIRE-42); -1 is "All". Any other value falls back to 5. */
export const PAGE_SIZES = [5, 10, 20, 25, -1] as const
export const DEFAULT_PAGE_SIZE = 5
/** The most rows that "All" returns; `count` in the reply shows when there are more (WIRE-44). */
export const MAX_PAGE = 500
/** Rows in a page of transactions when the request gives no size (TRANSACTIONS-24). */
export const LOAD_MORE_SIZE = 20
/** Transactions are counted up to this number: counting millions would take longer than the page itself. */
export const MAX_COUNTED = 10_000

const wholeNumber = z
  .string()
  .regex(/^-?\d{1,9}$/)
  .transform(Number)

export const pageNumber = wholeNumber.pipe(z.int().min(1).max(10_000_000))
export const perPage = wholeNumber.transform((size) =>
  (PAGE_SIZES as readonly number[]).includes(size) ? size : DEFAULT_PAGE_SIZE,
)

/**
 * Query of a paged list with a date range. With only one of the two dates, the list is not filtered
 * (WIRE-46). The server checks the range (WIRE-40).
 */
export const pagedQuery = {
  page: pageNumber.optional(),
  per_page: perPage.optional(),
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
}

/** Fields of a reply that a paged list needs for its controls (WIRE-41). */
export const tableControls = { count: z.int(), per_page: z.int(), current_page: z.int() }
