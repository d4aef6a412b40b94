/** No request of ours nests deeper. What walks a value later (a writer of JSON, the database) could run out of stack. */
const DEEPEST = 64

/** Whether lists and objects of a JSON text lie deeper in each other than any request needs. */
export const isTooDeep = (json: string): boolean => {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at++
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}
