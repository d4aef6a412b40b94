/** What a client does with the token of its session. */
import type { TestBank } from './test-bank.ts'

export interface Refreshed {
  token?: string
  session: { expires_at: number; ends_at: number }
}
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const withCookie = (token: string, more: Record<string, string> = {}) => ({
  cookie: `Authorization=${token}`,
  ...more,
})
export const generationOf = (token: string): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { gen: number }).gen

/** `at` is the machine's time of the test. */
export const sessionCalls = (bank: () => TestBank, at: () => number) => {
  const refresh = (token: string, last_active: unknown = new Date(at()).toISOString()) =>
    bank().send<Refreshed>('POST', '/api/refresh_token', { last_active }, bearer(token))
  return {
    look: async (token: string) => (await bank().send('GET', '/api/user', undefined, bearer(token))).status,
    refresh,
    refreshed: async (token: string, lastActive?: unknown) =>
      (await refresh(token, lastActive)).body.token ?? '',
  }
}
