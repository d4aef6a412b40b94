/** A piece of recurring work, and the statements that pieces share. */
import type { CustomerBank } from '../customer-bank.ts'

export interface Piece {
  name: string
  /** The day to which the clock moves, after the generated one. Default: that day. */
  day?: number
  /** How many customers it is for. Default: those of a pass. */
  customers?: number
  /** How many customers it must do in a second. */
  atLeast?: number
  /** Makes the work due for the customers of a pass, and for nobody else. */
  prepare(bank: CustomerBank): string[]
  /** After `prepare`, and not measured either. */
  begin?(bank: CustomerBank): Promise<void>
  run(bank: CustomerBank): Promise<void>
  /** How many customers, or their jobs, are not done. */
  countLeft(bank: CustomerBank): Promise<number>
  /** Leaves the bank as it was. */
  after?(bank: CustomerBank): string[]
  /** After `after`. */
  end?(bank: CustomerBank): Promise<void>
}

/** The customers of a pass, by the column with their id. */
export const inPass = ({ size }: CustomerBank, column = 'customer_id') => `${column} % ${size.every} = 0`
export const countInPass = ({ size }: CustomerBank) => Math.floor(size.customers / size.every)
export const today = ({ history }: CustomerBank) => `to_timestamp(${history.anchor})::date`

export const count = async ({ database }: CustomerBank, from: string): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(`select count(*) as count from ${from}`)
  return rows[0]?.count ?? 0
}

/** Without triggers: the bank keeps statements, and compares an account that opens. */
export const withoutTriggers = (...statements: string[]): string =>
  ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n')

/**
 * Moves the accounts of other customers out of the way of work on all open accounts. If they only were without
 * a number at the processor, lists would read twenty accounts to find one. The table is packed, so that a page has as
 * many accounts as before.
 */
export const hideOthers = (bank: CustomerBank): string[] => [
  withoutTriggers(
    `create table other_accounts as select * from bank.accounts where not (${inPass(bank)})`,
    `delete from bank.accounts where not (${inPass(bank)})`,
  ),
  'vacuum (full, analyze) bank.accounts',
]

export const showOthers = (): string[] => [
  withoutTriggers(
    'insert into bank.accounts overriding system value select * from other_accounts',
    'drop table other_accounts',
  ),
  'cluster bank.accounts using accounts_pkey',
  'vacuum (analyze) bank.accounts',
]
