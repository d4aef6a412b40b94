/** Replaces one place of a file. White space and trailing commas do not matter. */
interface Change {
  from: string
  to: string
}

export const countPlaces = (text: string, from: string): number => [...text.matchAll(placeOf(from))].length

export const plant = (text: string, { from, to }: Change): string =>
  // A replacement string would give `$` a special meaning, so this is a function.
  text.replace(placeOf(from), () => to)

const placeOf = (from: string): RegExp =>
  new RegExp((from.match(/\w+|[^\w\s]/g) ?? []).map(patternOf).join(String.raw`\s*`), 'g')

const patternOf = (token: string): string => {
  if (/\w/.test(token)) return token
  return /[)\]}]/.test(token) ? `(?:,\\s*)?\\${token}` : `\\${token}`
}
