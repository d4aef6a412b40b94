/** What a page of transactions costs: the last one of a million like the first one of ten thousand. */
import { pageToken } from '../../server/src/features/transactions/transactions.rules.ts'
import { addTransactions, type BenchBank, startBank } from './bank.ts'
import { type Benchmark, type Figure, median, rounded } from './report.ts'

const SIZES = [10_000, 1_000_000]
const PLACES = ['first', 'middle', 'last'] as const
const WARM_UP = 100
const ROUNDS = 300
/** Rows of one page. */
const PAGE = 20

export const pages: Benchmark = {
  title: `One page of transactions (median of ${ROUNDS} calls, all kinds in turns)`,
  run: async () => {
    const bank = await startBank()
    try {
      const pages: Page[] = []
      for (const size of SIZES) pages.push(...(await preparePages(bank, size)))
      await measure(pages, WARM_UP)
      const times = await measure(pages, ROUNDS)
      const medians = pages.map((_, index) => median(times.map((round) => round[index] ?? Number.NaN)))
      const base = medians[0] ?? Number.NaN
      return pages.flatMap(({ what }, index): Figure[] => {
        const ms = medians[index] ?? Number.NaN
        const cost: Figure = { what, value: rounded(ms), unit: 'ms' }
        const ratio: Figure = {
          what: `${what} / first of ${SIZES[0]}`,
          value: rounded(ms / base),
          unit: '',
          target: { atMost: 1.3 },
        }
        return index === 0 ? [cost] : [cost, ratio]
      })
    } finally {
      await bank.close()
    }
  },
}

interface Page {
  what: string
  url: string
  token: string
}

const preparePages = async (bank: BenchBank, size: number): Promise<Page[]> => {
  const customer = await bank.createCustomer()
  await addTransactions(bank.database, customer.id, size)
  const skipped = { first: 0, middle: size / 2, last: size - PAGE }
  const pages: Page[] = []
  for (const place of PLACES) {
    const after = place === 'first' ? '' : `?after=${await tokenAfter(bank, customer.id, skipped[place])}`
    const what = `${place} of ${size}`
    pages.push({ what, url: `${bank.url}/api/transactions${after}`, token: customer.token })
  }
  return pages
}

/** The token that a customer would hold who has paged through so many rows. */
const tokenAfter = async (bank: BenchBank, customerId: number, rowsBefore: number): Promise<string> => {
  const { rows } = await bank.database.query<{ id: number; posted_at: Date }>(
    `select id, posted_at from bank.posted_transactions where customer_id = $1
     order by posted_at desc, id desc offset $2 limit 1`,
    [customerId, rowsBefore - 1],
  )
  const row = rows[0]
  if (!row) throw new Error('there are fewer rows than the page needs')
  return pageToken({ id: row.id, postedAt: row.posted_at })
}

/** By round and page, in milliseconds. */
const measure = async (pages: readonly Page[], rounds: number): Promise<number[][]> => {
  const times: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const row: number[] = []
    for (const { url, token } of pages) {
      const startedAt = performance.now()
      const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      const { transactions } = (await reply.json()) as { transactions: unknown[] }
      row.push(performance.now() - startedAt)
      if (transactions.length !== PAGE) throw new Error(`${url} answered ${transactions.length} rows`)
    }
    times.push(row)
  }
  return times
}
