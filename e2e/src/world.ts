/** The outside world of a test, through the sandbox's control interface. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { hasTwoServers } from './two-servers.ts'

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
  /** An employer pays by itself as the clock advances, from its first payday that is not over. */
  employ(
    prn: string,
    schedule: {
      frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly'
      first_on: string
      amount: string
      payer: string
      /** Paydays on which nothing comes. */
      missing?: string[]
      /** How many paydays there are; without end if it is left out. */
      count?: number
    },
  ): Promise<void>
  /** A company at another bank collects from the account on the next banking day. */
  collect(prn: string, debit: { amount: string; company: string }): Promise<void>
  /** A merchant charges a purchase. Returns the number to settle it with. */
  buy(prn: string, purchase: { merchant: string; amount: string }): Promise<number>
  /** A merchant charges a purchase that is declined. Returns the reason. */
  buyInVain(prn: string, purchase: { merchant: string; amount: string }): Promise<string | undefined>
  /** A merchant charges a purchase that the fraud rules deny. */
  tryFraud(prn: string, purchase: { merchant: string; amount: string }): Promise<void>
  /** The biller network refuses the newest payment from the customer's set-aside, or the office sends it back. */
  undoTrusteePayment(email: string, how: 'failed' | 'returned'): Promise<void>
  /** Sends the last webhooks again. */
  replayWebhooks(): Promise<void>
  /** The merchant collects the money. */
  settle(authorization: number): Promise<void>
  /** The holder cashes the newest refund check of an account. */
  cashRefundCheck(prn: string): Promise<void>
  /** The emails to this address, newest first. */
  mailsTo(to: string): Promise<Mail[]>
  /** The last message to a phone (ten digits), by SMS or call. */
  latestMessage(to: string): Promise<{ channel: 'sms' | 'call'; code: string; text: string } | undefined>
  fault(fault: {
    partner: string
    call: string
    action: string
    status?: number
    times: number
  }): Promise<void>
  /** Ends all faults. */
  clearFaults(): Promise<void>
  advance(change: { days?: number; hours?: number; to?: string }): Promise<void>
  /**
   * Moves the date forward by this many days in one step, for tests in which nothing else happens in between.
   */
  leap(change: { days: number }): Promise<void>
  /** Expects that the ledger sums to zero and agrees with every balance. */
  expectBalancedBook(): Promise<void>
}

export interface Mail {
  subject: string
  text: string
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

/** Ends before the test does, so that the failure names the call that hangs. */
const ANSWER_WITHIN_MS = 240_000

export const worldOf = (sandboxUrl: string): World => {
  const read = async <Answer>(path: string): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/_sim${path}`)
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  const command = async <Answer>(path: string, body: unknown, method = 'POST'): Promise<Answer> => {
    const reply = await fetch(`${sandboxUrl}/_sim${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
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
    const found = (await read<{ email: string; prn: string; balance: string }[]>('/customers')).find(
      (each) => each.email === email,
    )
    if (!found) throw new Error(`the sandbox has no customer ${email}`)
    return found
  }

  return {
    prnOf: async (email) => (await customer(email)).prn,
    balanceOf: async (email) => (await customer(email)).balance,
    importHistory: (prn, file) => command(`/accounts/${prn}/import`, file),
    deposit: async (prn, deposit) => {
      await command(`/accounts/${prn}/deposits`, deposit)
    },
    employ: async (prn, schedule) => {
      await command(`/accounts/${prn}/paydays`, schedule)
    },
    collect: async (prn, debit) => {
      const entry = { ...debit, direction: 'debit', description: 'PAYMENT' }
      await command(`/accounts/${prn}/ach_entries`, entry)
    },
    buy: async (prn, purchase) => {
      const answer = await command<{ approved: boolean; id: number }>(
        `/cards/${prn}/authorizations`,
        purchase,
      )
      expect(answer).toMatchObject({ approved: true })
      return answer.id
    },
    buyInVain: async (prn, purchase) => {
      const answer = await command<{ approved: boolean; reason?: string }>(
        `/cards/${prn}/authorizations`,
        purchase,
      )
      expect(answer.approved).toBe(false)
      return answer.reason
    },
    tryFraud: async (prn, purchase) => {
      expect(await command(`/cards/${prn}/authorizations`, purchase)).toMatchObject({ approved: false })
    },
    undoTrusteePayment: async (email, to) => {
      const { prn: main } = await customer(email)
      const accounts = await read<{ prn: string; primary_prn: string | null }[]>('/customers')
      const setAside = accounts.find(({ primary_prn }) => primary_prn === main)
      const [payment] = await read<{ id: number }[]>(`/bill_payments?prn=${setAside?.prn}`)
      await command(`/bill_payments/${payment?.id}/advance`, { to })
    },
    replayWebhooks: async () => {
      await command('/webhooks/replay', { last: 20 })
    },
    settle: async (authorization) => {
      await command(`/authorizations/${authorization}/settle`, {})
    },
    cashRefundCheck: async (prn) => {
      const [check] = await read<{ id: number }[]>(`/refund_checks?prn=${prn}`)
      await command(`/refund_checks/${check?.id}/cash`, {})
    },
    mailsTo: (to) => read(`/mail?to=${encodeURIComponent(to)}`),
    latestMessage: async (to) =>
      (
        await read<{ channel: 'sms' | 'call'; code: string; text: string }[]>(
          `/phone?to=${encodeURIComponent(to)}`,
        )
      )[0],
    fault: async (fault) => {
      await command('/faults', fault)
    },
    clearFaults: () => command('/faults', undefined, 'DELETE'),
    advance: async (change) => {
      await command('/clock/advance', change)
      await theOtherServerSees()
    },
    leap: async ({ days }) => {
      const { now } = await read<{ now: string }>('/clock')
      await command('/clock/set', { to: new Date(Date.parse(now) + days * 86_400_000).toISOString() })
      await theOtherServerSees()
    },
    expectBalancedBook: async () => {
      expect(await read('/audit')).toMatchObject({ balanced: true, differences: [] })
    },
  }
}

export const readPlaidFile = (file: string | URL): PlaidFile =>
  JSON.parse(readFileSync(file, 'utf8')) as PlaidFile

const PATIENCE = { timeout: 20_000 }

/**
 * Waits for an email to this address with these words, and returns the newest. Other emails may arrive before
 * and after it.
 */
export const mailWith = async (world: World, to: string, words: string): Promise<Mail> => {
  const says = ({ subject, text }: Mail) => `${subject} ${text}`.includes(words)
  await expect.poll(async () => (await world.mailsTo(to)).some(says), PATIENCE).toBe(true)
  const mail = (await world.mailsTo(to)).find(says)
  if (!mail) throw new Error(`no email to ${to} has these words`)
  return mail
}

/**
 * Waits for an email to this address with a link to this page of the bank, and returns the newest such link.
 */
export const mailedLink = async (world: World, to: string, path: string): Promise<string> => {
  const { text } = await mailWith(world, to, `${path}?`)
  return text.split(/\s/).find((word) => URL.canParse(word) && new URL(word).pathname === path) ?? ''
}

/** The server that wasn't sent the new time checks for it every second. In production no clock is moved. */
const theOtherServerSees = async () => {
  if (hasTwoServers()) await wait(1500)
}
