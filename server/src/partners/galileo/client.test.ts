import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { createGalileoClient, type GalileoClient } from './client.ts'

let reply: (response: ServerResponse) => void = () => undefined
let client: GalileoClient
let patientClient: GalileoClient
const server = createServer((_request, response) => reply(response))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = {
    baseUrl: `http://127.0.0.1:${port}`,
    apiLogin: 'a',
    apiTransKey: 'b',
    providerId: '1',
  }
  client = createGalileoClient(settings, 300)
  patientClient = createGalileoClient(settings, 30_000)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = (by = client) => by.call('getBalance', { accountNo: '1' }, z.object({ balance: z.number() }))
const answer = (text: string, status = 200) => {
  reply = (response) => void response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(text)
}

it('returns the data of a valid reply', async () => {
  answer('{"status_code":0,"response_data":{"balance":1.5,"more":true}}')
  await expect(call()).resolves.toEqual({ balance: 1.5 })
})

it.each([
  ['a reply without JSON', '<html>', 200],
  ['a reply without an envelope', '{"hello":1}', 200],
  ['a reply of another shape', '{"status_code":0,"response_data":{"balance":"much"}}', 200],
  ['a redirect', '', 302],
])('treats %s as malformed', async (_what, text, status) => {
  answer(text, status)
  await expect(call()).rejects.toMatchObject({ kind: 'malformed' })
})

it('a system error of the partner is a timeout, because the work may be done', async () => {
  answer('{"status_code":-1,"response_data":{}}')
  await expect(call()).rejects.toMatchObject({ kind: 'timeout', code: '-1' })
})

it('cuts off an endless reply', async () => {
  reply = (response) => {
    response.writeHead(200)
    const chunk = Buffer.alloc(1024 * 1024, 'x')
    for (let sent = 0; sent < 6; sent += 1) response.write(chunk)
  }
  await expect(call(patientClient)).rejects.toMatchObject({ kind: 'malformed', code: 'too_large' })
})

it('a reply that takes too long is a timeout', async () => {
  reply = (response) => {
    response.writeHead(200)
    response.write('{')
  }
  await expect(call()).rejects.toMatchObject({ kind: 'timeout', code: 'no_answer' })
})
