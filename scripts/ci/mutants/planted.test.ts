import { describe, expect, test } from 'vitest'
import { createLocator, readLocator } from './locate.ts'
import type { Mutant } from './mutant.ts'
import { plant } from './place.ts'
import { FAULTS, MUTANTS } from './planted.ts'

const errorsOf = (locate: (mutant: Mutant) => unknown, mutants: readonly Mutant[]) =>
  mutants.flatMap((mutant) => {
    try {
      locate(mutant)
      return []
    } catch (error) {
      return [`${mutant.fault}: ${(error as Error).message}`]
    }
  })

test('every fault has one file by its symbol, one test by its title, and one place in the code', () => {
  expect(errorsOf(readLocator(), MUTANTS)).toEqual([])
})

test('every fault changes the code, none is listed twice, and no kind has lost one', () => {
  expect(MUTANTS.filter(({ from, to }) => from === to)).toEqual([])
  expect(new Set(MUTANTS.map(({ symbol, from, to }) => `${symbol} ${from} ${to}`)).size).toBe(MUTANTS.length)
  const least = { tracker: 11, money: 40, once: 19, access: 24, retention: 5 }
  expect(Object.entries(least).filter(([kind, count]) => (FAULTS[kind]?.length ?? 0) < count)).toEqual([])
})

describe('a fault of a small product', () => {
  const FAULT: Mutant = {
    fault: 'the fee is free',
    symbol: 'payBill',
    from: 'return add(amount, feeOf(biller, day))',
    to: 'return amount',
    test: 'a payment of {5} dollars costs its fee',
  }
  const CODE = 'export const payBill = () => {\n  return add(amount, feeOf(biller, day))\n}\n'
  const REFORMATTED = `export const payBill = () => {
  return add(
    amount,
    feeOf(
      biller,
      day,
    ),
  )
}
`
  const TEST = "test.each([5, 6])('a payment of %d dollars costs its fee', () => {})"
  const BILLS = 'server/src/features/bills/pay.ts'
  const BILLS_TEST = 'server/src/features/bills/pay.test.ts'
  const product = (files: Record<string, string>) => createLocator(new Map(Object.entries(files)))
  const errorOf = (files: Record<string, string>, fault: Partial<Mutant> = {}) =>
    errorsOf(product(files), [{ ...FAULT, ...fault }]).join()

  test('is found where its code was moved and formatted anew, and its test moved', () => {
    const locate = product({ 'contract/src/fees/fee.ts': REFORMATTED, 'server/tests/fee.test.ts': TEST })
    expect(locate(FAULT)).toMatchObject({
      file: 'contract/src/fees/fee.ts',
      testFile: 'server/tests/fee.test.ts',
      test: 'a payment of 5 dollars costs its fee',
    })
    expect(plant(REFORMATTED, FAULT)).toBe('export const payBill = () => {\n  return amount\n}\n')
  })

  test('names a symbol that no file exports, or that is only in a test or in a call', () => {
    const files = { [BILLS]: 'payBill()', [BILLS_TEST]: `${CODE}${TEST}` }
    expect(errorOf(files)).toBe('the fee is free: no file has the symbol payBill')
  })

  test('names both files of a symbol, unless a folder says which', () => {
    const files = { [BILLS]: CODE, 'web/src/bills/pay.tsx': CODE, [BILLS_TEST]: TEST }
    expect(errorOf(files)).toBe(
      `the fee is free: the symbol payBill is in ${BILLS} and web/src/bills/pay.tsx`,
    )
    expect(errorOf(files, { symbol: 'web/payBill' })).toBe('')
  })

  test('names a title that no test has, also where a comment has it', () => {
    const files = { [BILLS]: CODE, [BILLS_TEST]: '// a payment of {} dollars costs its fee' }
    expect(errorOf(files)).toBe(`the fee is free: no file has the test «${FAULT.test}»`)
  })

  test('names both files of a title, unless a folder says which', () => {
    const files = { [BILLS]: CODE, [BILLS_TEST]: TEST, 'server/tests/pay.test.ts': TEST }
    expect(errorOf(files)).toBe(
      `the fee is free: the test «${FAULT.test}» is in ${BILLS_TEST} and server/tests/pay.test.ts`,
    )
    expect(errorOf(files, { test: `bills/${FAULT.test}` })).toBe('')
  })

  test('names a place that is there twice, or not at all', () => {
    const twice = { [BILLS]: CODE + REFORMATTED, [BILLS_TEST]: TEST }
    expect(errorOf(twice)).toBe(`the fee is free: «${FAULT.from}» is in ${BILLS} 2 times`)
    const gone = { [BILLS]: CODE.replace('day', 'month'), [BILLS_TEST]: TEST }
    expect(errorOf(gone)).toBe(`the fee is free: «${FAULT.from}» is in ${BILLS} 0 times`)
  })
})
