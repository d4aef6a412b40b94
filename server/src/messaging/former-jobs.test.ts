/** Emails and SMS that a build before this one queued with finished text are still sent, once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '../../tests/support/mailbox.ts'
import { openTestBank, type TestBank } from '../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

const queueFormer = async (name: string, customerId: number, data: object) => {
  await bank.database.query('insert into jobs.job (name, data, group_id) values ($1, $2::jsonb, $3)', [
    name,
    JSON.stringify({ customerId, ...data }),
    String(customerId),
  ])
  await bank.settle()
}
const email = {
  subject: 'Your account was closed',
  paragraphs: [{ text: 'It {is} closed.' }, { link: 'https://bank.test/dashboard' }],
}

test.each(['letters.send', 'letters.send-safety'])('sends an email of the job %s', async (name) => {
  const customer = await bank.createCustomer()
  await queueFormer(name, customer.id, email)
  const [mail, ...more] = await mailsTo(bank, customer.email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your account was closed')
  expect(mail?.text.trim()).toBe('It {is} closed.\n\nhttps://bank.test/dashboard')
})

test('sends an SMS of the job texts.send', async () => {
  const customer = await bank.createCustomer({ primary_phone: '5555570001' })
  await queueFormer('texts.send', customer.id, { text: 'Did you try to pay {it}?' })
  const received = await bank.look<{ text: string }[]>('/phone?to=5555570001')
  expect(received.map(({ text }) => text)).toEqual(['Did you try to pay {it}?'])
})

test('sends an email about an undone change of the job session.tell-undone', async () => {
  const customer = await bank.createCustomer()
  const data = { email: customer.email, subject: 'A change was undone', texts: ['First.', 'Second.'] }
  await queueFormer('session.tell-undone', customer.id, data)
  const mails = await mailsTo(bank, customer.email)
  expect(mails.map(({ subject, text }) => [subject, text.trim()])).toEqual([
    ['A change was undone', 'First.\n\nSecond.'],
  ])
})
