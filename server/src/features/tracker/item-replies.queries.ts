/**
 * Builds the reply's JSON of expense items directly from the database's text output. Turning a thousand rows
 * into objects, validating and serializing them took longer than fetching them (docs/performance.md).
 */
import type { Database } from '@yoursuccess/database/database'
import type { ItemRange } from './items.queries.ts'

/** The same items in the same order as `listItems`; a test compares the two. */
const ITEMS = {
  name: 'tracker_item_replies',
  columns: [
    'id',
    'amount_cents',
    'category',
    'description',
    'effective_on',
    'external',
    'created_at',
    'parent_id',
    'from_transaction',
  ],
  source: `from bank.expense_items
    where customer_id = $1 and effective_on between $2 and $3 and split_at is null
      and (amount_cents > 0 or taken_back_cents = 0)
    order by effective_on desc, id desc
    limit 10000`,
}

/** The JSON array of items that `viewItem` would give, newest first, as UTF-8 bytes. */
export const listItemReplies = async (
  database: Pick<Database, 'texts'>,
  customerId: number,
  { from, to }: ItemRange,
): Promise<Buffer> => {
  const rows = await database.texts(ITEMS, [customerId, from, to])
  // Each row is written straight into the buffer: joining all rows into one string and encoding it would need
  // three more passes over the text.
  let bytes = Buffer.allocUnsafe(2 + rows.length * USUAL_BYTES)
  let end = bytes.write('[')
  for (const [index, row] of rows.entries()) {
    const item = index === 0 ? write(row) : `,${write(row)}`
    if (bytes.length < end + item.length * MAX_BYTES_PER_CHARACTER + 1)
      bytes = Buffer.concat([bytes], 2 * bytes.length + item.length * MAX_BYTES_PER_CHARACTER)
    end += bytes.write(item, end)
  }
  end += bytes.write(']', end)
  return bytes.subarray(0, end)
}

const USUAL_BYTES = 256
const MAX_BYTES_PER_CHARACTER = 3

const write = ([id, cents, category, description, on, external, at, parentId, fromTransaction]: (
  | string
  | null
)[]): string =>
  `{"id":${id},"amount":"${dollarsOf(cents ?? '0')}","category":${quoted(category)},"description":${quoted(description)},` +
  `"effective_date":"${on}","external":${isTrue(external)},"created_at":"${isoOf(at ?? '')}",` +
  `"expense_item_id":${parentId ?? 'null'},"from_transaction":${isTrue(fromTransaction)}}`

const isTrue = (text: string | null | undefined) => text?.startsWith('t') ?? false

/** Printable ASCII without the quote and the backslash: JSON needs no escapes for it. */
const AS_IT_IS = /^[ !#-[\]-~]*$/
const quoted = (text: string | null | undefined) => {
  if (text == null) return 'null'
  return AS_IT_IS.test(text) ? `"${text}"` : JSON.stringify(text)
}

/** Converts "1234" to "12.34". Amounts are never negative. */
const dollarsOf = (cents: string) => {
  const digits = cents.length < 3 ? cents.padStart(3, '0') : cents
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The length of "2026-08-22 12:00:00.500+00", the format of the instants we write. Others have more or fewer
 * digits after the second.
 */
const WITH_MILLISECONDS = 26

/** Converts the database's UTC timestamp to JavaScript's ISO format. */
const isoOf = (stamp: string) => {
  if (stamp.length === WITH_MILLISECONDS) return `${stamp.slice(0, 10)}T${stamp.slice(11, 23)}Z`
  const fraction = stamp.slice(20, -3).slice(0, 3).padEnd(3, '0')
  return `${stamp.slice(0, 10)}T${stamp.slice(11, 19)}.${fraction}Z`
}
