/** Compares the table definitions in code with the tables that the migrations created. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database.ts'

/** The table definitions exported by the files of a folder. */
export const readTables = async (folder: string, pattern: string): Promise<PgTable[]> => {
  const files = globSync(pattern, { cwd: folder }).map((file) => pathToFileURL(join(folder, file)).href)
  const modules = (await Promise.all(files.map((file) => import(file)))) as Record<string, unknown>[]
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))
}

/**
 * Returns every difference, as text. Empty if code and database agree and every table except
 * `undefinedTables` is defined. Two features may each define columns of one table.
 */
export const findDrift = async (
  database: Database,
  schema: string,
  tables: readonly PgTable[],
  undefinedTables: readonly string[],
): Promise<string[]> => {
  const actual = await describeDatabase(database, schema)
  const defined = Map.groupBy(tables, (table) => getTableConfig(table).name)
  const names = new Set(
    [...defined.keys(), ...actual.keys()].filter((name) => !undefinedTables.includes(name)),
  )
  return [...names].sort().flatMap((name) => differences(name, defined.get(name) ?? [], actual.get(name)))
}

/** By column: type, nullability, and whether the database fills it. */
type Description = Map<string, string>

const describeDefinition = (table: PgTable): Description =>
  new Map(getTableConfig(table).columns.map((column) => [column.name, describeColumn(column)]))

const describeColumn = (column: PgColumn) => {
  const isFilled = (column.hasDefault && !column.defaultFn) || column.generatedIdentity !== undefined
  return describe(column.getSQLType(), column.notNull, isFilled)
}

const describe = (type: string, notNull: boolean, isFilled: boolean) =>
  `${type}${notNull ? ' not null' : ''}${isFilled ? ' filled' : ''}`

const describeDatabase = async (database: Database, schema: string): Promise<Map<string, Description>> => {
  const { rows } = await database.query<ActualColumn>(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type,
       a.attnotnull as "notNull", a.atthasdef or a.attidentity <> '' as "isFilled"
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
    [schema],
  )
  const tables = Map.groupBy(rows, (row) => row.table)
  return new Map(
    [...tables].map(([name, columns]) => [
      name,
      new Map(columns.map((each) => [each.column, describe(each.type, each.notNull, each.isFilled)])),
    ]),
  )
}

interface ActualColumn {
  table: string
  column: string
  type: string
  notNull: boolean
  isFilled: boolean
}

const differences = (name: string, tables: readonly PgTable[], actual?: Description): string[] => {
  if (tables.length === 0) return [`${name} is not defined in code`]
  if (!actual) return [`${name} is in no migration`]
  const inCode = tables.flatMap((table) => [...describeDefinition(table)])
  const undefinedColumns = [...actual.keys()]
    .filter((column) => inCode.every(([each]) => each !== column))
    .map((column) => [column, 'nothing'] as const)
  return [...inCode, ...undefinedColumns]
    .filter(([column, description]) => description !== actual.get(column))
    .map(
      ([column, description]) =>
        `${name}.${column}: ${description} in code, ${actual.get(column) ?? 'nothing'} in the database`,
    )
}
