import { describe, expect, test } from 'vitest'
import { encodeQr, MAX_QR_BYTES, type QrModules } from './qr-code.rules.ts'

const textOf = (modules: QrModules | undefined, rows: readonly number[]) =>
  rows.map((row) => (modules?.[row] ?? []).map((isDark) => (isDark ? '#' : '.')).join(''))

// EVI-03. web/src/features/proof/qr-code.test.tsx compares the whole code with another program's.
describe('a QR code', () => {
  test('has 41 rows, three corners, the timing pattern and the pattern that aligns it', () => {
    const modules = encodeQr('https://bank.example/verify')
    expect(modules).toHaveLength(41)
    expect(textOf(modules, [0, 3, 6]).map((row) => row.slice(0, 8))).toEqual([
      '#######.',
      '#.###.#.',
      '#######.',
    ])
    expect(textOf(modules, [0, 3]).map((row) => row.slice(33))).toEqual(['.#######', '.#.###.#'])
    expect(textOf(modules, [6])[0]?.slice(8, 33)).toBe('#.#.#.#.#.#.#.#.#.#.#.#.#')
    expect(textOf(modules, [32, 33, 34, 35, 36]).map((row) => row.slice(32, 37))).toEqual([
      '#####',
      '#...#',
      '#.#.#',
      '#...#',
      '#####',
    ])
  })

  test('is the same each time, and another for another text', () => {
    expect(encodeQr('a')).toEqual(encodeQr('a'))
    expect(encodeQr('a')).not.toEqual(encodeQr('b'))
  })

  test('takes 106 bytes and no more', () => {
    expect(encodeQr('x'.repeat(MAX_QR_BYTES))).toBeDefined()
    expect(encodeQr('x'.repeat(MAX_QR_BYTES + 1))).toBeUndefined()
    expect(encodeQr('é'.repeat(54))).toBeUndefined()
  })
})
