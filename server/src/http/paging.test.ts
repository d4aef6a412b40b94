import { expect, test } from 'vitest'
import { pageOf } from './paging.ts'

// WIRE-42
test.each([
  [{}, { limit: 5, offset: 0 }, { per_page: 5, current_page: 1 }],
  [{ page: 3 }, { limit: 5, offset: 10 }, { per_page: 5, current_page: 3 }],
  [
    { page: 2, per_page: 25 },
    { limit: 25, offset: 25 },
    { per_page: 25, current_page: 2 },
  ],
])('the query %j selects the page %j', (query, place, controls) => {
  const page = pageOf(query)
  expect(page).toMatchObject(place)
  expect(page.controls(61)).toEqual({ count: 61, ...controls })
})

// WIRE-44
test('a query for all rows gets one page of at most 500 rows and the full count', () => {
  const page = pageOf({ page: 7, per_page: -1 })
  expect(page).toMatchObject({ limit: 500, offset: 0 })
  expect(page.controls(1500)).toEqual({ count: 1500, per_page: -1, current_page: 1 })
})
