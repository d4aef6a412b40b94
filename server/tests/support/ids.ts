/** Replaces the id with which a request refers to a record. */
import { changed } from './schema-arbitrary.ts'
import type { CallInput } from './seeds.ts'

/**
 * Returns the request with another id at a place such as "body.income_goal.items.id". In a list, changes the
 * first entry.
 */
export const withId = (parts: CallInput, place: string, id: number | string): CallInput => {
  const [where = '', ...names] = place.split('.')
  const known = where === 'params' ? parts.params : where === 'query' ? parts.query : parts.body
  const path: (string | number)[] = []
  let at: unknown = known
  for (const name of names) {
    if (Array.isArray(at)) {
      path.push(0)
      at = at[0] as unknown
    }
    path.push(name)
    at = (at as Record<string, unknown> | undefined)?.[name]
  }
  if (Array.isArray(at)) path.push(0)
  if (at === undefined) throw new Error(`the seed has nothing at ${place}`)
  const value = where === 'body' ? Number(id) : String(id)
  return { ...parts, [where]: changed(known, path, () => value) }
}

/**
 * Like `withId`, but changes every entry of a list, for calls whose entries must refer to the same record.
 */
export const withEveryId = (parts: CallInput, place: string, id: number): CallInput => {
  const changedOnce = withId(parts, place, id)
  if (!place.startsWith('body.')) return changedOnce
  const name = place.split('.').at(-1) ?? ''
  const everywhere = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(everywhere)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([field, inner]) => [field, field === name ? id : everywhere(inner)]),
          )
        : value
  return { ...changedOnce, body: everywhere(changedOnce.body) }
}
