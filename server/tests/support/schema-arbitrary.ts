/** Values for fast-check from the JSON schemas of the OpenAPI document: valid, nearly valid, hostile. */
import fc from 'fast-check'
import type { JsonSchema } from './openapi.ts'
import { POISON_VALUES } from './poison.ts'

/**
 * Values that the schema accepts. They mostly also follow rules that a schema cannot express (a day of the
 * calendar, an amount).
 */
export const validValue = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(validValue))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type })))
  switch (schema.type) {
    case 'object':
      return validObject(schema)
    case 'array':
      return fc.array(validValue(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      })
    case 'string':
      return validText(schema)
    case 'integer':
      return fc.oneof(smallInteger(schema), fc.integer(boundsOf(schema)))
    case 'number':
      return fc.oneof(
        fc.nat(1_000_000).map((value) => value / 100),
        fc.integer({ min: -10, max: 10_000 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.constantFrom(null, 1, 'text', true), fc.jsonValue({ maxDepth: 2 }))
  }
}

const validObject = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema
  if (propertyNames?.enum) {
    const names = fc.constantFrom(...(propertyNames.enum as string[]))
    return fc.dictionary(
      names,
      validValue(typeof additionalProperties === 'object' ? additionalProperties : {}),
    )
  }
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, validValue(field)])),
    { requiredKeys: required.filter((name) => name in properties), noNullPrototype: true },
  )
}

const dayText = fc
  .date({ min: new Date('2026-06-01'), max: new Date('2026-10-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const instantText = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const amountText = fc.nat(1_000_000).map((value) => (value / 100).toFixed(2))

/** Of a text by a pattern that limits its length itself: room for the longest, a hash as 64 digits. */
const PATTERN_LENGTH = 100

const validText = ({ description, format, pattern, minLength = 0, maxLength }: JsonSchema) => {
  if (description?.startsWith('A calendar day')) return dayText
  if (format === 'date-time') return instantText
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: maxLength ?? PATTERN_LENGTH })
  const longest = Math.min(maxLength ?? Number.POSITIVE_INFINITY, minLength + 40)
  const plain = fc.string({ minLength, maxLength: longest, unit: 'grapheme' })
  const fits = (text: string) => text.length >= minLength && text.length <= longest
  return fc.oneof(plain, amountText, dayText).filter(fits)
}

const LARGEST = Number.MAX_SAFE_INTEGER
const boundsOf = ({ minimum = -LARGEST, maximum = LARGEST, exclusiveMinimum }: JsonSchema) => ({
  min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1,
  max: maximum,
})
const smallInteger = (schema: JsonSchema) => {
  const { min, max } = boundsOf(schema)
  return fc.integer({ min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(40, min)) })
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...POISON_VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }) },
)

/** A value with one error: a field is missing, extra, or contains something else. */
export const nearValid = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(value, fc.nat(), fc.constantFrom('replace', 'remove', 'add', 'wrap'), hostileValue)
    .map(([whole, pick, change, poison]) => {
      const places = placesOf(whole)
      const place = places[pick % places.length] ?? []
      return changed(whole, place, (at) => {
        if (change === 'wrap') return [at]
        if (change === 'add' && isRecord(at)) return { ...at, unexpected_field: poison }
        return change === 'remove' ? undefined : poison
      })
    })

type Place = readonly (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The places in a value: itself, its fields, their fields. */
export const placesOf = (value: unknown): Place[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, field]) =>
        placesOf(field).map((place) => [Array.isArray(value) ? Number(name) : name, ...place]),
      )
    : []),
]

/** A copy with a different value at one place. */
export const changed = (whole: unknown, place: Place, change: (at: unknown) => unknown): unknown => {
  const [first, ...rest] = place
  if (first === undefined) return change(whole)
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === first ? changed(each, rest, change) : each))
  if (!isRecord(whole)) return whole
  return { ...whole, [first]: changed(whole[first], rest, change) }
}
