/** The code on a document by which anyone can check it: 128 random bits that people can read and type (EVI-03). */

/** Crockford's base 32: no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 26
const CODE = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** The code of 16 random bytes. */
export const codeOf = (bytes: Uint8Array): string => {
  const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return Array.from({ length: LENGTH }, (_, at) =>
    DIGITS.charAt(Number((value >> BigInt(5 * (LENGTH - 1 - at))) & 31n)),
  ).join('')
}

/** As it is printed: "01234-56789-ABCDE-FGHJK-MNPQRS". */
export const showCode = (code: string): string => code.replace(/.{5}(?=.{5})/g, '$&-')

/** A code as people type it: in any case, with or without hyphens. Undefined for anything else. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return CODE.test(code) ? code : undefined
}
