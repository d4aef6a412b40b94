/** Deeper than any of our requests. Even deeper values could overflow the stack of later code. */
const DEEPEST = 64

/**
 * False if the JSON nests too deeply, or if an object repeats a field, because parsers differ in which one
 * they use. Text that is not JSON may pass; the parser reports it.
 */
export const isReadable = (json: string): boolean => {
  /** The fields of each object that is open; undefined for a list. */
  const open: (Set<string> | undefined)[] = []
  let isFieldNext = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === '"') {
      const end = endOfText(json, at)
      const fields = open.at(-1)
      if (isFieldNext && fields) {
        const field = textAt(json, at, end)
        if (fields.has(field)) return false
        fields.add(field)
      }
      isFieldNext = false
      at = end
    } else if (sign === '[' || sign === '{') {
      open.push(sign === '{' ? new Set() : undefined)
      if (open.length > DEEPEST) return false
      isFieldNext = sign === '{'
    } else if (sign === ']' || sign === '}') {
      open.pop()
    } else if (sign === ',') {
      isFieldNext = open.at(-1) !== undefined
    }
  }
  return true
}

/** Index of the quote that ends the string, or the text's length if the string is unterminated. */
const endOfText = (json: string, from: number): number => {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}

/** Decodes escapes, because a field name written with escapes is the same field. */
const textAt = (json: string, from: number, end: number): string => {
  const written = json.slice(from + 1, end)
  if (!written.includes('\\')) return written
  try {
    return JSON.parse(json.slice(from, end + 1)) as string
  } catch {
    return written
  }
}
