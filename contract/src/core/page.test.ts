import { expect, test } from 'vitest'
import { DEFAULT_PAGE_SIZE, pageNumber, perPage } from './page.ts'

// WIRE-42
test.each(['5', '10', '20', '25', '-1'])('accepts a page size of %s', (size) =>
  expect(perPage.parse(size)).toBe(Number(size)),
)

// WIRE-42
test.each(['0', '1', '6', '100', '-5', '999999999'])('replaces a page size of %s with 5', (size) => {
  expect(perPage.parse(size)).toBe(5)
  expect(DEFAULT_PAGE_SIZE).toBe(5)
})

// WIRE-42
test.each(['', 'all', '5.0', '1e1', ' 5', '+5', '9999999999'])('refuses "%s" as a page size', (size) =>
  expect(perPage.safeParse(size).success).toBe(false),
)

// WIRE-43
test.each(['0', '-1', '1.5', '10000001', ''])('refuses "%s" as a page number', (page) =>
  expect(pageNumber.safeParse(page).success).toBe(false),
)
