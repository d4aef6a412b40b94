/** How both drivers read int8: as a number, with an error where it would lose digits. */
export const readInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('a database integer is beyond 2^53')
  return value
}
