import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'
import { openCustomer } from '../testing/customer.ts'
import { bankingDayOf } from '../zones.ts'

const FILES = [
  new URL('../../data/plaid-custom-user.example.json', import.meta.url),
  // Published by Plaid, unchanged.
  new URL('../../data/plaid-custom-users/welder.json', import.meta.url),
]

interface File {
  override_accounts: {
    transactions: { amount: number; date_posted: string; description: string }[]
    starting_balance?: number
  }[]
}
interface Answer {
  imported: number
  skipped: number
  opening_balance: string
  balance: string
}
const toCents = (amount: string | number) => Math.round(Number(amount) * 100)

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

describe.each(FILES.map((file) => [file.pathname.split('/').at(-1) ?? '', file] as const))(
  'the file %s',
  (_name, url) => {
    const file = JSON.parse(readFileSync(url, 'utf8')) as File
    const rows = file.override_accounts[0]?.transactions ?? []
    const sum = rows.reduce((total, { amount }) => total + toCents(amount), 0)

    // SANDBOX-25
    it('imports to the earlier balance plus the opening credit minus the sum of the amounts', async () => {
      const { prn } = await openCustomer(sandbox, 'exact@example.com')
      await sandbox.command(`/_sim/accounts/${prn}/deposits`, {
        kind: 'payroll',
        amount: '12.34',
        description: 'PAYROLL',
      })
      const answer = await sandbox.command<Answer>(`/_sim/accounts/${prn}/import`, file)
      expect(answer.imported).toBe(rows.length)
      expect(answer.skipped).toBe(0)
      expect(toCents(answer.balance)).toBe(1234 + toCents(answer.opening_balance) - sum)
      expect(await sandbox.look('/_sim/audit')).toMatchObject({ balanced: true, differences: [] })
    })

    // SANDBOX-25
    it('imports with the smallest opening credit that keeps every day from ending below zero', async () => {
      const { prn, history } = await openCustomer(sandbox, 'enough@example.com')
      await sandbox.command(`/_sim/accounts/${prn}/import`, file)
      const byDay = new Map<string, number>()
      for (const row of await history()) {
        const day = bankingDayOf(row.postedAt)
        byDay.set(day, (byDay.get(day) ?? 0) + row.amountCents)
      }
      let running = 0
      const ends = [...byDay.keys()].sort().map((day) => (running += byDay.get(day) ?? 0))
      expect(Math.min(...ends)).toBe(0)
    })

    // SANDBOX-26
    it('posts each row once on its day, and adds nothing when the file is imported again', async () => {
      const { prn, history } = await openCustomer(sandbox, 'twice@example.com')
      const first = await sandbox.command<Answer>(`/_sim/accounts/${prn}/import`, file)
      const second = await sandbox.command<Answer>(`/_sim/accounts/${prn}/import`, file)
      expect(second).toEqual({
        imported: 0,
        skipped: rows.length,
        opening_balance: '0.00',
        balance: first.balance,
      })
      const posted = (await history()).filter(({ details }) => details !== 'Opening balance')
      const summary = (day: string, amountCents: number, description: string) =>
        `${day} ${amountCents} ${description}`
      expect(
        posted.map((row) => summary(bankingDayOf(row.postedAt), row.amountCents, row.details)).sort(),
      ).toEqual(rows.map((row) => summary(row.date_posted, -toCents(row.amount), row.description)).sort())
    })
  },
)

// SANDBOX-25
it('uses the starting balance in the file as the opening credit', async () => {
  const { prn } = await openCustomer(sandbox, 'starting@example.com')
  const file = {
    override_accounts: [
      { type: 'credit', transactions: [] },
      {
        type: 'depository',
        starting_balance: 500,
        transactions: [{ date_posted: '2026-01-05', amount: 20.1, description: 'Shop' }],
      },
    ],
  }
  const answer = await sandbox.command<Answer>(`/_sim/accounts/${prn}/import`, file)
  expect(answer).toEqual({ imported: 1, skipped: 0, opening_balance: '500.00', balance: '479.90' })
})

it('refuses a file with an amount below one cent and writes nothing', async () => {
  const { prn, history } = await openCustomer(sandbox, 'fractions@example.com')
  const file = {
    override_accounts: [
      {
        type: 'depository',
        transactions: [{ date_posted: '2026-01-05', amount: 0.001, description: 'Dust' }],
      },
    ],
  }
  expect(await sandbox.control('POST', `/_sim/accounts/${prn}/import`, file)).toMatchObject({ status: 422 })
  expect(await history()).toEqual([])
})

it('posts a file once when it is sent twice at the same time', async () => {
  const { prn } = await openCustomer(sandbox, 'both@example.com')
  const file = {
    override_accounts: [
      { type: 'depository', transactions: [{ date_posted: '2026-01-05', amount: -30, description: 'Pay' }] },
    ],
  }
  const answers = await Promise.all(
    [1, 2].map(() => sandbox.command<Answer>(`/_sim/accounts/${prn}/import`, file)),
  )
  expect(answers.map(({ imported }) => imported).toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(answers.map(({ balance }) => balance)).toEqual(['30.00', '30.00'])
})
