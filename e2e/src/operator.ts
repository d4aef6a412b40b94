/** What the bank's operator can do, by the commands' own calls. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bank } from './fixtures.ts'

export interface Operator {
  setFeatures(email: string, features: Record<string, boolean>): Promise<void>
  /** Switches multi-factor on with this authenticator; gives new backup codes. */
  importAuthenticator(email: string, secret: string): Promise<string[]>
}

export const operatorOf = (bank: Bank): Operator => {
  const put = async <Answer>(path: string, body: unknown): Promise<Answer> => {
    const keys = JSON.parse(readFileSync(join(bank.dataFolder, 'keys.json'), 'utf8')) as { operator: string }
    const reply = await fetch(`${bank.url}/operator${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.operator}` },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
  return {
    setFeatures: async (email, features) => {
      await put('/customers/features', { email, features })
    },
    importAuthenticator: async (email, secret) =>
      (await put<{ codes: string[] }>('/customers/authenticator', { email, secret })).codes,
  }
}
