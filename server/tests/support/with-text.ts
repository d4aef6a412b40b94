/** Variants of a request: one for each text in its body and query, with another text in its place. */
import type { Operation } from './openapi.ts'
import type { CallInput } from './seeds.ts'

/** Whether a request of this operation may contain text. */
export const takesText = ({ body, parameters }: Pick<Operation, 'body' | 'parameters'>): boolean =>
  body !== undefined || parameters.some(({ in: where }) => where === 'query')

/** Whether the call needs no session. The short runs of slow tests cover only these calls. */
export const isOpen = ({ access }: Pick<Operation, 'access'>): boolean =>
  access?.who === 'anyone' || access?.who === 'partner'

/** For each text of a request, a function that returns the request with a new text in its place. */
export const placesOfText = (
  { parameters }: Pick<Operation, 'parameters'>,
  seed: CallInput,
): ((text: string) => CallInput)[] => {
  const named = parameters.flatMap(({ in: where, name }) => (where === 'query' ? [name] : []))
  return [
    ...pathsOf(seed.body).map((path) => (text: string) => ({
      ...seed,
      body: changed(seed.body, path, text),
    })),
    ...named.map((name) => (text: string) => ({ ...seed, query: { ...seed.query, [name]: text } })),
  ]
}

const pathsOf = (value: unknown): string[][] => {
  if (typeof value === 'string') return [[]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pathsOf(part).map((path) => [name, ...path]))
}

const changed = (value: unknown, [name, ...path]: readonly string[], text: string): unknown => {
  if (name === undefined) return text
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === name ? changed(each, path, text) : each))
  const part = (value as Record<string, unknown>)[name]
  return { ...(value as object), [name]: changed(part, path, text) }
}
