/**
 * QR codes of one size: version 6 with error correction M (ISO/IEC 18004), which is enough for a web address.
 * With one size, no tables of sizes are needed (docs/decisions/0192-documents-that-can-be-verified.md).
 */

const SIZE = 41
/** Data codewords, the blocks that they are split into, and the check codewords of each block. */
const DATA = 108
const BLOCKS = 4
const CHECKS = 16
/** The center of the only alignment pattern. */
const ALIGNMENT = 34
/** What is left of the data after the mode, the length and the end. */
export const MAX_QR_BYTES = DATA - 2

/** Rows of modules from the top. True is dark. */
export type QrModules = readonly (readonly boolean[])[]
type Grid<T> = (T | undefined)[][]

/** Readers understand each of these masks. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Undefined for a text of more than `MAX_QR_BYTES` bytes. `mask` is 0 to 7; all of them are the same code. */
export const encodeQr = (text: string, mask = 0): QrModules | undefined => {
  const bytes = [...new TextEncoder().encode(text)]
  const isMasked = MASKS[mask]
  if (bytes.length > MAX_QR_BYTES || !isMasked) return undefined
  const grid = fixedPatterns(mask)
  const bits = interleaved(codewordsOf(bytes)).flatMap(bitsOf)
  let at = 0
  for (const [row, column] of freePlaces(grid)) {
    const bit = bits[at++] ?? false
    set(grid, row, column, bit !== isMasked(row, column))
  }
  return grid.map((row) => row.map((isDark) => isDark === true))
}

/** Mode "bytes" (4 bits), the length (8 bits), the bytes, the end (4 bits), and padding. */
const codewordsOf = (bytes: readonly number[]): number[] => {
  const nibbles = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: bytes.length + 2 }, (_, at) => pairOf(nibbles, at))
  const padding = Array.from({ length: DATA - words.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))
  return [...words, ...padding]
}
const pairOf = (nibbles: readonly number[], at: number) =>
  ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0)

const bitsOf = (word: number): boolean[] =>
  Array.from({ length: 8 }, (_, at) => ((word >> (7 - at)) & 1) === 1)

/** The first words of all blocks, then the second ones, and so on; then the same of their check words. */
const interleaved = (words: readonly number[]): number[] => {
  const length = DATA / BLOCKS
  const blocks = Array.from({ length: BLOCKS }, (_, at) => words.slice(at * length, (at + 1) * length))
  return [...inTurns(blocks, length), ...inTurns(blocks.map(checksOf), CHECKS)]
}
const inTurns = (blocks: readonly (readonly number[])[], length: number) =>
  Array.from({ length }, (_, at) => blocks.map((block) => block[at] ?? 0)).flat()

/** The product of two elements of the field with 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
const multiply = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product <<= 1
    if (product & 0x100) product ^= 0x11d
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The product of x + 2^0, x + 2^1 and so on, without the leading 1. */
const GENERATOR: readonly number[] = (() => {
  let factors = [1]
  let root = 1
  for (let power = 0; power < CHECKS; power++) {
    const shifted = [0, ...factors.map((factor) => multiply(factor, root))]
    factors = shifted.map((part, at) => part ^ (factors[at] ?? 0))
    root = multiply(root, 2)
  }
  return factors.slice(1)
})()

/** The Reed-Solomon check words: the rest of a division by the generator. */
const checksOf = (words: readonly number[]): number[] => {
  let rest: number[] = Array.from({ length: CHECKS }, () => 0)
  for (const word of words) {
    const [first = 0, ...others] = rest
    const lead = word ^ first
    rest = [...others, 0].map((part, at) => part ^ multiply(GENERATOR[at] ?? 0, lead))
  }
  return rest
}

/** A grid with everything but the data. */
const fixedPatterns = (mask: number): Grid<boolean> => {
  const grid: Grid<boolean> = Array.from({ length: SIZE }, () =>
    Array.from({ length: SIZE }, () => undefined),
  )
  for (let at = 8; at < SIZE - 8; at++) {
    set(grid, 6, at, at % 2 === 0)
    set(grid, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, SIZE - 4],
    [SIZE - 4, 3],
  ] as const)
    square(grid, row, column, 4, (distance) => distance !== 2 && distance !== 4)
  square(grid, ALIGNMENT, ALIGNMENT, 2, (distance) => distance !== 1)
  writeFormat(grid, mask)
  return grid
}

/** Rings around a center; `isDark` tells a ring by its distance. What is outside of the grid is left out. */
const square = (
  grid: Grid<boolean>,
  row: number,
  column: number,
  reach: number,
  isDark: (distance: number) => boolean,
) => {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      set(grid, row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))))
}

/** Error correction M (00) and the mask, with their check bits, twice; and the module that is always dark. */
const writeFormat = (grid: Grid<boolean>, mask: number) => {
  let rest = mask << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  const format = ((mask << 10) | rest) ^ 0x5412
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1
    const [row, column] = bit < 8 ? [bit < 6 ? bit : bit + 1, 8] : [8, bit === 8 ? 7 : 14 - bit]
    set(grid, row, column, isDark)
    if (bit < 8) set(grid, 8, SIZE - 1 - bit, isDark)
    else set(grid, SIZE - 15 + bit, 8, isDark)
  }
  set(grid, SIZE - 8, 8, true)
}

/** The modules without a fixed pattern, in the order of the data: pairs of columns from the right, up and down. */
const freePlaces = (grid: Grid<boolean>): [row: number, column: number][] => {
  const places: [number, number][] = []
  let isUpward = true
  for (let right = SIZE - 1; right > 0; right -= 2) {
    // The vertical timing pattern is skipped.
    if (right === 6) right = 5
    for (let step = 0; step < SIZE; step++) {
      const row = isUpward ? SIZE - 1 - step : step
      for (const column of [right, right - 1])
        if (grid[row]?.[column] === undefined) places.push([row, column])
    }
    isUpward = !isUpward
  }
  return places
}

const set = (grid: Grid<boolean>, row: number, column: number, isDark: boolean) => {
  const line = grid[row]
  if (line && column >= 0 && column < SIZE) line[column] = isDark
}
