/** Lists paged by number (WIRE-41 to WIRE-44). */
import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@yoursuccess/contract/core/page'

export interface Page {
  limit: number
  offset: number
  /** The reply's paging fields. */
  controls: (count: number) => { count: number; per_page: number; current_page: number }
}

/** `per_page: -1` ("All") is a single page with the maximum number of rows. */
export const pageOf = (query: { page?: number | undefined; per_page?: number | undefined }): Page => {
  const perPage = query.per_page ?? DEFAULT_PAGE_SIZE
  const page = perPage === -1 ? 1 : (query.page ?? 1)
  const limit = perPage === -1 ? MAX_PAGE : perPage
  return {
    limit,
    offset: (page - 1) * limit,
    controls: (count) => ({ count, per_page: perPage, current_page: page }),
  }
}
