import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../../../sandbox/src/testing/sandbox.ts'
import type { Mail } from './port.ts'
import { createSmtpMail } from './smtp.ts'

let sandbox: TestSandbox
let mail: Mail
beforeAll(async () => {
  sandbox = await openTestSandbox()
  mail = createSmtpMail({
    url: sandbox.smtpUrl,
    from: 'YourSuccess <no-reply@yoursuccess.example>',
    connections: 3,
  })
})
afterAll(async () => {
  mail.close()
  await sandbox.close()
})

const message = (to: string) => ({
  to,
  subject: 'Reset your password',
  text: 'Open http://localhost:3000/reset?token=abc to choose a new one.',
  html: '<p>Open <a href="http://localhost:3000/reset?token=abc&amp;x=1">this page</a>, Zoë Nguyễn.</p>',
})
const box = (to: string) =>
  sandbox.look<{ subject: string; text: string; html: string; links: string[]; from: string; to: string }[]>(
    `/_sim/mail?to=${to}`,
  )

// SANDBOX-46
it('an email arrives with both parts and its links, and only its recipient sees it', async () => {
  await mail.send(message('reader@example.com'))
  await mail.send({ ...message('reader@example.com'), subject: 'Second' })
  await mail.send(message('other@example.com'))
  const mails = await box('Reader@example.com')
  expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'Reset your password'])
  expect(mails[0]).toMatchObject({
    to: 'reader@example.com',
    from: 'no-reply@yoursuccess.example',
    links: ['http://localhost:3000/reset?token=abc', 'http://localhost:3000/reset?token=abc&x=1'],
  })
  expect(mails[0]?.html).toContain('Zoë Nguyễn')
})

it('a subject of several lines adds no header', async () => {
  await mail.send({ ...message('lines@example.com'), subject: 'Hello\r\nBcc: thief@example.com\r\n\r\nBody' })
  expect((await box('lines@example.com'))[0]?.subject).toBe('Hello Bcc: thief@example.com Body')
  expect(await box('thief@example.com')).toEqual([])
})

it.each([
  'a@example.com, thief@example.com',
  'a@example.com\r\nRCPT TO:<thief@example.com>',
  'A <a@example.com>',
  'nobody',
  '',
])('refuses an email to the address %j', async (to) => {
  await expect(mail.send(message(to))).rejects.toMatchObject({ partner: 'mail', kind: 'refused' })
  expect(await box('thief@example.com')).toEqual([])
})

it('refuses an email to a mailbox that does not exist', async () => {
  await expect(mail.send(message('bounce@example.com'))).rejects.toMatchObject({
    kind: 'refused',
    code: '550',
  })
})

it('a mail server that does not listen is unreachable', async () => {
  const nowhere = createSmtpMail({ url: 'smtp://127.0.0.1:9', from: 'a@example.com', connections: 1 })
  await expect(nowhere.send(message('reader@example.com'))).rejects.toMatchObject({ kind: 'unreachable' })
})

it('refuses to send an email inside a database transaction', async () => {
  await expect(sandbox.database.transaction(() => mail.send(message('reader@example.com')))).rejects.toThrow(
    /inside a transaction/,
  )
})
