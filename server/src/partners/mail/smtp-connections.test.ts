/** Connections to the mail server: how many are open, and for how many emails each is used. */
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mail } from './port.ts'
import { createSmtpMail } from './smtp.ts'

const CONNECTIONS = 3
let opened: number
let open: number
let mostOpen: number
let received: number
/** Ends when the server may confirm emails. */
let confirmed: PromiseWithResolvers<void>
let mail: Mail

const server = createServer((socket) => {
  opened++
  mostOpen = Math.max(mostOpen, ++open)
  socket.on('close', () => open--)
  // The client closes connections that it no longer needs.
  socket.on('error', () => undefined)
  speak(socket)
})

/** As much of SMTP as a client needs to send emails. */
const speak = (socket: Socket) => {
  let isMessage = false
  let text = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 ready')
  socket.on('data', (chunk) => {
    text += String(chunk)
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 2)
      if (isMessage) {
        if (line !== '.') continue
        isMessage = false
        received++
        void confirmed.promise.then(() => say('250 accepted'))
      } else if (line === 'DATA') {
        isMessage = true
        say('354 go on')
      } else say('250 ok')
    }
  })
}

beforeEach(async () => {
  opened = open = mostOpen = received = 0
  confirmed = Promise.withResolvers<void>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  mail = createSmtpMail({
    url: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@example.com',
    connections: CONNECTIONS,
  })
})
afterEach(async () => {
  mail.close()
  await new Promise((resolve) => server.close(resolve))
})

const send = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    mail.send({ to: `${number}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }),
  )

// OPERATIONS-128
test('emails that are sent at once wait for one of a few connections, and each is used for many', async () => {
  const sent = send(5 * CONNECTIONS)
  await expect.poll(() => received, { timeout: 20_000, interval: 10 }).toBe(CONNECTIONS)
  confirmed.resolve()
  await Promise.all(sent)
  expect(received).toBe(5 * CONNECTIONS)
  expect([mostOpen, opened]).toEqual([CONNECTIONS, CONNECTIONS])
})

// OPERATIONS-128
test('emails that are sent one after another use the same connection', async () => {
  confirmed.resolve()
  for (let turn = 0; turn < 4; turn++) await Promise.all(send(1))
  expect(opened).toBe(1)
})
