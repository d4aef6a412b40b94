/**
 * A proxy between the bank and a partner that replaces a reply with a bad one, either before the partner gets
 * the request or after it has processed it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const send = (status: number, text: string) => (to: ServerResponse) =>
  void to.writeHead(status, { 'content-type': 'application/json' }).end(text)

export const SPOILED = {
  'a server error': send(500, '{}'),
  'a refusal for too many calls': send(429, '{}'),
  'a 403 from its gateway': send(403, '{}'),
  'a broken connection': (to: ServerResponse) => void to.destroy(),
  'a reply that is not JSON': send(200, '<html>Maintenance</html>'),
  'a reply of an unexpected shape': send(200, '{"status_code":0,"response_data":{"much":"ado"}}'),
  'a failure code': send(200, '{"status_code":-1,"response_data":{}}'),
  'a reply of ten megabytes': send(200, `{"status_code":0,"response_data":"${'x'.repeat(10_000_000)}"}`),
  'a reply that drips byte by byte': (to: ServerResponse) => {
    to.writeHead(200)
    const drip = setInterval(() => to.write('{'), 1000)
    to.once('close', () => clearInterval(drip))
  },
} as const
export type Spoiled = keyof typeof SPOILED

export interface BadLine {
  url: string
  /** Sets the partner's address; until then no call gets a reply. */
  leadTo(url: string): void
  /** Spoils the next call whose path ends with this name. */
  spoil(call: string, how: Spoiled, when: 'before' | 'after'): void
  /** Whether the fault has occurred. */
  wasMet(): boolean
  close(): Promise<void>
}

export const openBadLine = async (): Promise<BadLine> => {
  let partner: string | undefined
  let ordered: { call: string; how: Spoiled; when: 'before' | 'after' } | undefined

  const pass = async (from: IncomingMessage, to: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of from) parts.push(part as Buffer)
    const fault = from.url?.endsWith(`/${ordered?.call}`) ? ordered : undefined
    if (fault) ordered = undefined
    if (fault?.when === 'before') return SPOILED[fault.how](to)
    const reply = await fetch(`${partner}${from.url}`, {
      method: from.method ?? 'POST',
      headers: { 'content-type': from.headers['content-type'] ?? '' },
      body: Buffer.concat(parts),
    })
    const text = await reply.text()
    if (fault) return SPOILED[fault.how](to)
    to.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' }).end(text)
  }
  const server = createServer((from, to) => void pass(from, to).catch(() => to.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => {
      partner = url
    },
    spoil: (call, how, when) => {
      ordered = { call, how, when }
    },
    wasMet: () => ordered === undefined,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
