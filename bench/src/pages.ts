/**
 * Time to load a page of transactions from ten thousand and from ten million rows, in two banks with their
 * own databases. In the large one, most customers have a thousand rows, mixed with everyone else's rows, and
 * one customer has a million.
 */
import { MAX_COUNTED } from '@yoursuccess/contract/core/page'
import { pageToken } from '../../server/src/features/transactions/transactions.rules.ts'
import { type BenchBank, type BenchCustomer, startBank } from './bank.ts'
import { addCustomers, addTransactions, addTransactionsOfMany } from './records.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'

const SMALL = 10_000
const LARGE = 10_000_000
const OF_ONE = 1_000_000
const OF_EACH = 1000
const WARM_UP = 100
const ROUNDS = 300
/** Rows of one page. */
const PAGE = 20
/** In one of 500 rows; in none. */
const RARE = 'number 123'
const NOWHERE = 'no such text'

export const pages: Benchmark = {
  title: `One page of transactions (median of ${ROUNDS} calls, all kinds in turns)`,
  run: async () => {
    const [small, large] = [await startBank(), await startBank()]
    try {
      const few = await small.createCustomer()
      await addTransactions(small.database, few.id, SMALL)
      const startedAt = performance.now()
      const one = await large.createCustomer()
      await addTransactions(large.database, one.id, OF_ONE)
      const ordinary = await addOrdinary(large, (LARGE - OF_ONE) / OF_EACH)
      const seconds = (performance.now() - startedAt) / 1000
      // Adding the rows may have taken longer than a session lasts.
      for (const { database } of [small, large])
        await database.run('update bank.sessions set last_active_at = now()')

      const byToken = [
        await pageOf(small, few, 'first of 10 thousand', 0),
        await pageOf(small, few, 'last of 10 thousand', SMALL - PAGE),
        await pageOf(large, ordinary, 'first of a thousand among 10 million', 0),
        await pageOf(large, ordinary, 'last of a thousand among 10 million', OF_EACH - PAGE),
        await pageOf(large, one, 'first of a million among 10 million', 0),
        await pageOf(large, one, 'middle of a million among 10 million', OF_ONE / 2),
        await pageOf(large, one, 'last of a million among 10 million', OF_ONE - PAGE),
      ]
      const firstByNumber = [
        numbered(small, few, 'first of 10 thousand, counted', 1),
        numbered(large, ordinary, 'first of a thousand among 10 million, counted', 1),
        numbered(large, one, 'first of a million among 10 million, counted', 1),
      ]
      const lastByNumber = [
        numbered(small, few, 'number 500 of 10 thousand', MAX_COUNTED / PAGE),
        numbered(large, one, 'number 500 of a million among 10 million', MAX_COUNTED / PAGE),
      ]
      const frequent = [
        await pageOf(small, few, 'first of 10 thousand, beside the search', 0),
        searched(small, few, 'found in all of 10 thousand', 'grocery'),
        searched(large, ordinary, 'found in all of a thousand among 10 million', 'grocery'),
        searched(large, one, 'found in all of a million among 10 million', 'grocery'),
      ]
      // One call looks at as many rows of ten thousand as of a million.
      const rare = [
        searched(small, few, 'found in one of 500 of 10 thousand', RARE, 10),
        searched(large, one, 'found in one of 500 of a million among 10 million', RARE, 10),
      ]
      const nowhere = [
        searched(small, few, 'found nowhere in 10 thousand', NOWHERE, 0),
        searched(large, one, 'found nowhere in a million among 10 million', NOWHERE, 0),
        searched(large, ordinary, 'found nowhere in a thousand among 10 million', NOWHERE, 0),
      ]
      const figures: Figure[] = [{ what: 'making the 10 million', value: rounded(seconds, 0), unit: 's' }]
      for (const pages of [byToken, firstByNumber, lastByNumber, frequent, rare, nowhere]) {
        await measure(pages, WARM_UP)
        figures.push(...compare(pages, await measure(pages, ROUNDS)))
      }
      return figures
    } finally {
      await small.close()
      await large.close()
    }
  },
}

interface Page {
  what: string
  url: string
  token: string
  /** Of the page. */
  rows?: number
}

/** Adds a thousand rows for each of `count` customers. Returns a customer from the middle of them. */
const addOrdinary = async (bank: BenchBank, count: number): Promise<BenchCustomer> => {
  const half = Math.floor(count / 2)
  const others = await addCustomers(bank.database, count - 1)
  const ordinary = await bank.createCustomer()
  const ids = [...others.slice(0, half), ordinary.id, ...others.slice(half)]
  await addTransactionsOfMany(bank.database, ids, OF_EACH)
  return ordinary
}

/** The page after `rowsBefore` rows, as "Load more" requests it. */
const pageOf = async (
  { url, database }: BenchBank,
  { id, token }: BenchCustomer,
  what: string,
  rowsBefore: number,
): Promise<Page> => {
  if (rowsBefore === 0) return { what, token, url: `${url}/api/transactions` }
  const { rows } = await database.query<{ id: number; posted_at: Date }>(
    `select id, posted_at from bank.posted_transactions where customer_id = $1
     order by posted_at desc, id desc offset $2 limit 1`,
    [id, rowsBefore - 1],
  )
  const row = rows[0]
  if (!row) throw new Error('there are fewer rows than the page needs')
  const after = pageToken({ id: row.id, postedAt: row.posted_at })
  return { what, token, url: `${url}/api/transactions?after=${after}` }
}

/** A page by its number, as the controls of a list request it. */
const numbered = ({ url }: BenchBank, { token }: BenchCustomer, what: string, page: number): Page => ({
  what,
  token,
  url: `${url}/api/transactions?per_page=${PAGE}&page=${page}`,
})

/** The first page of a search. */
const searched = (
  { url }: BenchBank,
  { token }: BenchCustomer,
  what: string,
  text: string,
  rows = PAGE,
): Page => ({
  what,
  token,
  rows,
  url: `${url}/api/transactions/search?text=${encodeURIComponent(text)}`,
})

/**
 * Times in milliseconds, by round and page. Each round starts with a different page, so that no page is
 * always first.
 */
const measure = async (pages: readonly Page[], rounds: number): Promise<number[][]> => {
  const times: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const row: number[] = []
    for (let turn = 0; turn < pages.length; turn++) {
      const index = (round + turn) % pages.length
      row[index] = await millisecondsOf(pages[index] as Page)
    }
    times.push(row)
  }
  return times
}

const millisecondsOf = async ({ url, token, rows = PAGE }: Page): Promise<number> => {
  const startedAt = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (reply.status !== 200) throw new Error(`${url} returned ${reply.status}`)
  const { transactions } = (await reply.json()) as { transactions: unknown[] }
  const ms = performance.now() - startedAt
  if (transactions.length !== rows) throw new Error(`${url} returned ${transactions.length} rows`)
  return ms
}

/** Compares the median time of each page with that of the first page. */
const compare = (pages: readonly Page[], times: readonly number[][]): Figure[] => {
  const base = median(times.map(([ms = Number.NaN]) => ms))
  return pages.flatMap(({ what }, index): Figure[] => {
    const ms = median(times.map((round) => round[index] ?? Number.NaN))
    const cost: Figure = { what, value: rounded(ms), unit: 'ms' }
    if (index === 0) return [cost]
    return [
      cost,
      {
        what: `${what} / ${pages[0]?.what}`,
        value: rounded(ms / base),
        unit: '',
        target: { atMost: 1.3 },
      },
    ]
  })
}
