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

test('finds one file, one test and one place in the code for every planted fault', () => {
  expect(errorsOf(readLocator(), MUTANTS)).toEqual([])
})

test('lists each fault once, each changes the code, and no kind has lost faults', () => {
  expect(MUTANTS.filter(({ from, to }) => from === to)).toEqual([])
  expect(new Set(MUTANTS.map(({ symbol, from, to }) => `${symbol} ${from} ${to}`)).size).toBe(MUTANTS.length)
  const least = { tracker: 11, money: 40, once: 19, access: 24, passkeys: 18, retention: 5 }
  expect(Object.entries(least).filter(([kind, count]) => (FAULTS[kind]?.length ?? 0) < count)).toEqual([])
})

describe('locating a fault', () => {
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

  test('finds a fault after its code was moved and reformatted and its test was moved', () => {
    const locate = product({ 'contract/src/fees/fee.ts': REFORMATTED, 'server/tests/fee.test.ts': TEST })
    expect(locate(FAULT)).toMatchObject({
      file: 'contract/src/fees/fee.ts',
      testFile: 'server/tests/fee.test.ts',
      test: 'a payment of 5 dollars costs its fee',
    })
    expect(plant(REFORMATTED, FAULT)).toBe('export const payBill = () => {\n  return amount\n}\n')
  })

  test('reports a symbol that no file exports, even if a test or a call has it', () => {
    const files = { [BILLS]: 'payBill()', [BILLS_TEST]: `${CODE}${TEST}` }
    expect(errorOf(files)).toBe('the fee is free: no file has the symbol payBill')
  })

  test('reports a symbol in two files, unless a folder selects one', () => {
    const files = { [BILLS]: CODE, 'web/src/bills/pay.tsx': CODE, [BILLS_TEST]: TEST }
    expect(errorOf(files)).toBe(
      `the fee is free: the symbol payBill is in ${BILLS} and web/src/bills/pay.tsx`,
    )
    expect(errorOf(files, { symbol: 'web/payBill' })).toBe('')
  })

  test('reports a title that no test has, even if a comment has it', () => {
    const files = { [BILLS]: CODE, [BILLS_TEST]: '// a payment of {} dollars costs its fee' }
    expect(errorOf(files)).toBe(`the fee is free: no file has the test «${FAULT.test}»`)
  })

  test('reports a title in two files, unless a folder selects one', () => {
    const files = { [BILLS]: CODE, [BILLS_TEST]: TEST, 'server/tests/pay.test.ts': TEST }
    expect(errorOf(files)).toBe(
      `the fee is free: the test «${FAULT.test}» is in ${BILLS_TEST} and server/tests/pay.test.ts`,
    )
    expect(errorOf(files, { test: `bills/${FAULT.test}` })).toBe('')
  })

  test('reports a place that occurs twice or not at all', () => {
    const twice = { [BILLS]: CODE + REFORMATTED, [BILLS_TEST]: TEST }
    expect(errorOf(twice)).toBe(`the fee is free: «${FAULT.from}» is in ${BILLS} 2 times`)
    const gone = { [BILLS]: CODE.replace('day', 'month'), [BILLS_TEST]: TEST }
    expect(errorOf(gone)).toBe(`the fee is free: «${FAULT.from}» is in ${BILLS} 0 times`)
  })
})
