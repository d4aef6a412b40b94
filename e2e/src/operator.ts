/** What the bank's operator can do, with the same calls as the operator's commands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import type { createCustomer } from '@yoursuccess/contract/operator/operator'
import type { announceEnd } from '@yoursuccess/contract/program/program-review'
import type { Bank } from './fixtures.ts'

export interface Operator {
  /** Creates a person whose identity was checked elsewhere, with their account and card. */
  createCustomer(customer: BodyInputOf<typeof createCustomer>): Promise<void>
  setFeatures(email: string, features: Record<string, boolean>): Promise<void>
  /** Turns on multi-factor with this authenticator. Returns new backup codes. */
  importAuthenticator(email: string, secret: string): Promise<string[]>
  /** Announces the end of the program. */
  announceEnd(end: BodyInputOf<typeof announceEnd>): Promise<void>
  /** What customers reported as wrong in the directory of trustees. */
  listTrusteeReports(): Promise<string[]>
  /** Gives provisional credit for a reported problem. */
  creditDispute(reference: string, amount: string): Promise<void>
  /** Resolves a reported problem. An amount above zero corrects an error. */
  resolveDispute(reference: string, amount: string, explanation: string): Promise<void>
}

export const operatorOf = (bank: Bank): Operator => {
  const send = async <Answer>(
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    body?: unknown,
  ): Promise<Answer> => {
    const keys = JSON.parse(readFileSync(join(bank.dataFolder, 'keys.json'), 'utf8')) as { operator: string }
    const reply = await fetch(`${bank.operatorUrl}/operator${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.operator}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  return {
    createCustomer: async (customer) => {
      await send('POST', '/customers', customer)
    },
    setFeatures: async (email, features) => {
      await send('PUT', '/customers/features', { email, features })
    },
    importAuthenticator: async (email, secret) =>
      (await send<{ codes: string[] }>('PUT', '/customers/authenticator', { email, secret })).codes,
    announceEnd: async (end) => {
      await send('POST', '/wind-down', end)
    },
    listTrusteeReports: async () =>
      (await send<{ trustee_reports: { text: string }[] }>('GET', '/trustee_reports')).trustee_reports.map(
        ({ text }) => text,
      ),
    creditDispute: async (reference, amount) => {
      await send('POST', '/disputes/credit', { reference, amount })
    },
    resolveDispute: async (reference, amount, explanation) => {
      await send('POST', '/disputes/resolution', { reference, amount, explanation })
    },
  }
}
