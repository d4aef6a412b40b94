/** Reads an int8, for both drivers. Throws RangeError beyond 2^53, where a number would lose digits. */
export const readInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53')
  return value
}
