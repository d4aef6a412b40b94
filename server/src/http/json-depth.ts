/** No request of ours nests deeper. What walks a value later (a writer of JSON, the database) could run out of stack. */
const DEEPEST = 64

/**
 * Whether a JSON text is one that we read: lists and objects lie no deeper in each other than any request needs, and no
 * object names a field twice, of which each reader would take another one. What is no JSON is the parser's to say.
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

/** Where a text ends that begins here; the end of everything for one that does not. */
const endOfText = (json: string, from: number): number => {
  for (let at = from + 1; at < json.length; at++) {
    if (json[at] === '\\') at++
    else if (json[at] === '"') return at
  }
  return json.length
}

/** A field may be written with escapes, and is the same one. */
const textAt = (json: string, from: number, end: number): string => {
  const written = json.slice(from + 1, end)
  if (!written.includes('\\')) return written
  try {
    return JSON.parse(json.slice(from, end + 1)) as string
  } catch {
    return written
  }
}
