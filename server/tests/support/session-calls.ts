/** A client's calls with its session token. */
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

/** `at` returns the test's machine time in milliseconds. */
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
