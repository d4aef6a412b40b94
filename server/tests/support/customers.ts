/** The customers of a test bank, and the requests that they and others send. */
import { randomUUID } from 'node:crypto'

export const TEST_PASSWORD = 'Quiet-River-42'

export interface NewCustomer {
  email: string
  password: string
  first_name: string
  last_name: string
  primary_phone: string
  address: { address_1: string; city: string; state: string; postal_code: string }
}

export const newCustomer = (number: number): NewCustomer => ({
  email: `customer${number}@example.com`,
  password: TEST_PASSWORD,
  first_name: 'Jordan',
  last_name: 'Tester',
  primary_phone: '5005550006',
  address: { address_1: `${number} Example Street`, city: 'Springfield', state: 'IL', postal_code: '62701' },
})

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: Headers
}

export interface TestCustomer {
  id: number
  prn: string
  email: string
  token: string
  get<Body = unknown>(path: string): Promise<Answer<Body>>
  post<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>
  put<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>
  patch<Body = unknown>(path: string, body?: unknown): Promise<Answer<Body>>
  delete<Body = unknown>(path: string): Promise<Answer<Body>>
}

export const signedIn = (
  url: string,
  customer: { id: number; prn: string; email: string; token: string },
): TestCustomer => {
  const as =
    (method: string) =>
    <Body>(path: string, body?: unknown) =>
      send<Body>(url, method, path, body, { authorization: `Bearer ${customer.token}` })
  return {
    ...customer,
    get: as('GET'),
    post: as('POST'),
    put: as('PUT'),
    patch: as('PATCH'),
    delete: as('DELETE'),
  }
}

/** Sends a request to any server. A POST has a new idempotency key unless the headers contain one. */
export const send = async <Body = unknown>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> => {
  const reply = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  const isJson = reply.headers.get('content-type')?.includes('json')
  return {
    status: reply.status,
    body: (text && isJson ? JSON.parse(text) : text) as Body,
    headers: reply.headers,
  }
}

export interface Browser {
  /** The cookie that marks the browser as a known device. */
  device: string | undefined
}

export const signInForToken = async (
  url: string,
  email: string,
  password: string,
  browser: Browser,
): Promise<string> => {
  const cookie = browser.device ?? ''
  const reply = await send(url, 'POST', '/users/sign_in', { user: { email, password } }, { cookie })
  const marked = reply.headers.getSetCookie().find((line) => line.startsWith('Device='))
  browser.device = marked?.split(';')[0] ?? browser.device
  const header = reply.headers.get('authorization')
  if (!header) throw new Error(`sign-in failed: ${reply.status} ${JSON.stringify(reply.body)}`)
  return header.replace('Bearer ', '')
}
