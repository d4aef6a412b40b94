/**
 * False claims that a client could make about facts that only the bank or its partners decide: a value for
 * each column and each field.
 */
import type { Database } from '@yoursuccess/database/database'
import type { JsonSchema, Operation } from './openapi.ts'
import { changed, placesOf } from './schema-arbitrary.ts'

/** Claimed values by the name of the column or field, in snake case and in camel case. */
export type Claims = Readonly<Record<string, unknown>>

/** A text that appears nowhere else. */
export const MARK = 'FORGED-BY-THE-CALLER'
export const MARK_NUMBER = 7_654_321
const MARK_DAY = '2031-03-09'

interface Column {
  name: string
  type: string
  /** The words that a check constraint allows. */
  words: string[]
}

/** The columns of all tables of the bank and the sandbox. */
const columnsOf = async (database: Database): Promise<Column[]> => {
  const { rows } = await database.query<{ name: string; type: string; checks: string | null }>(
    `select column_name as name, max(data_type) as type,
       string_agg(pg_get_constraintdef(con.oid), ' ') as checks
     from information_schema.columns c
     left join pg_constraint con on con.contype = 'c' and con.conrelid = to_regclass(table_schema || '.' || table_name)
       and pg_get_constraintdef(con.oid) ~ ('\\m' || column_name || '\\M')
     where table_schema in ('bank', 'sandbox') group by column_name order by column_name`,
  )
  return rows.map(({ name, type, checks }) => ({
    name,
    type,
    words: [...(checks ?? '').matchAll(/'([a-z_]+)'::text/g)].map(([, word = '']) => word),
  }))
}

/** Fields of all bodies and replies, and field names that were used to attack other products. */
const fieldsOf = (operations: readonly Operation[]): string[] => {
  const names = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const { properties = {} } = schema as JsonSchema
    return [...Object.keys(properties), ...Object.values(schema).flatMap(names)]
  }
  const known = operations.flatMap(({ body, replies }) => [body, ...Object.values(replies)].flatMap(names))
  return [...new Set([...known, 'user_id', 'verified', 'admin', 'role', 'is_admin', 'account_id'])]
}

/**
 * Two kinds of claims: recognizable values, and plausible ones with the bank's own words and another
 * customer's id.
 */
export const claimsOf = async (
  database: Database,
  operations: readonly Operation[],
  stranger: number,
): Promise<readonly [marked: Claims, plausible: Claims]> => {
  const columns = await columnsOf(database)
  const fields = fieldsOf(operations).map((name) => ({ name, type: '', words: [] }))
  const all = new Map([...fields, ...columns].map((column) => [column.name, column]))
  const claimsWith = (valueOf: (column: Column) => unknown): Claims =>
    Object.fromEntries(
      [...all.values()].flatMap((column) => [
        [camel(column.name), valueOf(column)],
        [column.name, valueOf(column)],
      ]),
    )
  return [claimsWith(markedValue), claimsWith((column) => plausibleValue(column, stranger))]
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase())

const markedValue = ({ type }: Column): unknown => {
  if (/int/.test(type)) return MARK_NUMBER
  if (type === 'boolean') return true
  if (type === 'date') return MARK_DAY
  if (type.startsWith('timestamp')) return `${MARK_DAY}T10:11:12.000Z`
  if (type === 'ARRAY') return [MARK]
  return type === 'jsonb' ? { mark: MARK } : MARK
}

const plausibleValue = ({ name, type, words }: Column, stranger: number): unknown => {
  if (/^(customer|user|account)_id$/.test(name)) return stranger
  if (/int/.test(type)) return 0
  if (type === 'boolean') return false
  if (type === 'text') return words.at(-1) ?? null
  return type === '' ? '0.00' : null
}

/** Matches every trace of the marked values. Amounts may also appear as dollars. */
export const MARKS = new RegExp([MARK, MARK_NUMBER, '76543\\.21', MARK_DAY].join('|'))

/** An object in a request's body, and which claims the contract accepts there. */
export interface Place {
  path: readonly (string | number)[]
  /** Claims that the call does not know and must refuse by name. */
  unknown: string[]
  /** Claims that the call accepts and ignores. */
  ignored: string[]
}

/** Every object in the body of a valid request. */
export const claimPlaces = (operation: Operation, body: unknown, claims: Claims): Place[] => {
  const names = Object.keys(claims)
  // A call without a declared body does not read what it is sent.
  if (!operation.body) return [{ path: [], unknown: [], ignored: names }]
  return placesOf(body ?? {}).flatMap((path): Place[] => {
    const schemas = schemasAt(operation.body ?? {}, path).filter(({ type }) => type === 'object')
    if (schemas.length === 0) return []
    const declared = (name: string) =>
      schemas.flatMap(({ properties, propertyNames }) =>
        propertyNames?.enum?.includes(name) ? [propertyNames] : (properties?.[name] ?? []),
      )
    const isOpen = schemas.some(({ additionalProperties }) => isAnything(additionalProperties))
    const isUnknown = (name: string) => declared(name).length === 0 && !isOpen
    const isIgnored = (name: string) => !isUnknown(name) && declared(name).every(isAnything)
    return [{ path, unknown: names.filter(isUnknown), ignored: names.filter(isIgnored) }]
  })
}

/** A schema without any rule: the call ignores the field. */
const isAnything = (schema: boolean | JsonSchema | undefined) =>
  schema === true || (typeof schema === 'object' && Object.keys(schema).length === 0)

/** All schemas that may apply at a place: for a union, each of its members. */
const schemasAt = (schema: JsonSchema, [first, ...rest]: readonly (string | number)[]): JsonSchema[] => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return choices.flatMap((choice) => schemasAt(choice, first === undefined ? [] : [first, ...rest]))
  if (first === undefined) return [schema]
  const below = typeof first === 'number' ? schema.items : schema.properties?.[first]
  return below ? schemasAt(below, rest) : []
}

/** Adds the claims to the body at their places. Values that the body already has stay. */
export const withClaims = (
  body: unknown,
  places: readonly { path: readonly (string | number)[]; names: readonly string[] }[],
  claims: Claims,
): unknown =>
  places.reduce<unknown>(
    (whole, { path, names }) =>
      changed(whole, path, (at) => ({
        ...Object.fromEntries(names.map((name) => [name, claims[name]])),
        ...(at as object),
      })),
    body ?? {},
  )
