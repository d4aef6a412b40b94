/** The outside world of a story, through the sandbox's control interface. */
import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

export interface World {
  /** The processor's reference number of a customer's account. */
  prnOf(email: string): Promise<string>
  balanceOf(email: string): Promise<string>
  /** Imports a Plaid custom-user file as the account's history. */
  importHistory(prn: string, file: PlaidFile): Promise<ImportAnswer>
  deposit(
    prn: string,
    deposit: { kind: 'payroll' | 'refund' | 'cash_back'; amount: string; description: string },
  ): Promise<void>
  /** A merchant tries a purchase; gives the number by which it is settled. */
  buy(prn: string, purchase: { merchant: string; amount: string }): Promise<number>
  /** The merchant asks for the money. */
  settle(authorization: number): Promise<void>
  latestMail(to: string): Promise<{ subject: string; text: string } | undefined>
  fault(fault: {
    partner: string
    call: string
    action: string
    status?: number
    times: number
  }): Promise<void>
  /** All partners work again. */
  clearFaults(): Promise<void>
  advance(change: { days?: number; hours?: number; to?: string }): Promise<void>
  /** The book sums to zero and agrees with every balance. */
  expectBalancedBook(): Promise<void>
}

export interface PlaidFile {
  override_accounts: { transactions: { date_posted: string; amount: number; description: string }[] }[]
}
export interface ImportAnswer {
  imported: number
  skipped: number
  opening_balance: string
  balance: string
}

export const worldOf = (sandboxUrl: string): World => {
  const look = async <Answer>(path: string): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/_sim${path}`)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  const command = async <Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/_sim${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as Answer
  }
  const customer = async (email: string) => {
    const found = (await look<{ email: string; prn: string; balance: string }[]>('/customers')).find(
      (each) => each.email === email,
    )
    if (!found) throw new Error(`the sandbox knows no ${email}`)
    return found
  }

  return {
    prnOf: async (email) => (await customer(email)).prn,
    balanceOf: async (email) => (await customer(email)).balance,
    importHistory: (prn, file) => command(`/accounts/${prn}/import`, file),
    deposit: async (prn, deposit) => {
      await command(`/accounts/${prn}/deposits`, deposit)
    },
    buy: async (prn, purchase) => {
      const answer = await command<{ approved: boolean; id: number }>(
        `/cards/${prn}/authorizations`,
        purchase,
      )
      expect(answer).toMatchObject({ approved: true })
      return answer.id
    },
    settle: async (authorization) => {
      await command(`/authorizations/${authorization}/settle`, {})
    },
    latestMail: async (to) =>
      (await look<{ subject: string; text: string }[]>(`/mail?to=${encodeURIComponent(to)}`))[0],
    fault: async (fault) => {
      await command('/faults', fault)
    },
    clearFaults: () => command('/faults', undefined, 'DELETE'),
    advance: async (change) => {
      await command('/clock/advance', change)
    },
    expectBalancedBook: async () => {
      expect(await look('/audit')).toMatchObject({ balanced: true, differences: [] })
    },
  }
}

export const readPlaidFile = (file: string | URL): PlaidFile =>
  JSON.parse(readFileSync(file, 'utf8')) as PlaidFile
