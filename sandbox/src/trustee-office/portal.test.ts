import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
  await post('24-30001', { amount: '500', receipt_number: 'A-1' })
  await post('24-30001', { amount: '1234.56', on: '2026-10-20', receipt_number: '<b>' })
  await post('24-30002', { amount: '9', office: '0000009001' })
  await post('24-30002', { amount: '10', office: '0000009002' })
})
afterAll(() => sandbox.close())

const post = (caseNumber: string, body: object) =>
  sandbox.command(`/_sim/trustee_office/${caseNumber}/post`, body)
const get = (url: string) => sandbox.app.inject({ url })

// SBX-02
it('shows the ledger of a case, oldest first, with its office and its total', async () => {
  const { body, statusCode } = await get('/trustee-office/24-30001')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Case 24-30001</h1>')
  expect(body).toContain('Chapter 13 Trustee A. Fairwick, PO Box 9001, Sacramento, CA 95814')
  expect(body).toMatch(/&#60;b&#62;.*\$1,234\.56.*A-1.*\$500\.00/s)
  expect(body).toContain('<th scope="row" colspan="3">Total</th><td class="amount">$1,734.56</td>')
})

// SBX-02
it('finds a case by its number as people write it', async () => {
  const answer = await get('/trustee-office?case=24-30001-abc13')
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/trustee-office/24-30001'])
  const missing = await get('/trustee-office/24-39999')
  expect([missing.statusCode, missing.body.includes('Case not found')]).toEqual([404, true])
})

// SBX-02
it('downloads the ledger as the file of its office', async () => {
  const [, href = ''] =
    /href="([^"]+ledger\.csv[^"]*)"/.exec((await get('/trustee-office/24-30001')).body) ?? []
  const { body, headers } = await get(href.replaceAll('&#38;', '&'))
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="ledger-24-30001.csv"',
  })
  expect(body).toBe(
    'Date Posted,Receipt Number,Description,Amount\r\n10/20/2026,<b>,PAYMENT,1234.56\r\n11/20/2026,A-1,PAYMENT,500.00\r\n',
  )
  expect((await get('/trustee-office/24-39999/ledger.csv')).statusCode).toBe(404)
})

// SBX-02
it('shows until when an office holds the money, and leads to the other office of a case', async () => {
  const { body } = await get('/trustee-office/24-30002')
  expect(body).toContain('<td>2026-12-04</td>')
  expect(body).toContain('<a href="/trustee-office/24-30002?office=0000009001">')
  expect((await get('/trustee-office/24-30002?office=0000009001')).body).toContain('$9.00')
  expect((await get('/trustee-office/24-30002/ledger.csv?office=0000009001')).body).toContain(',9.00\r\n')
})

// SBX-02
it('says that a case is closed', async () => {
  await post('24-90005', { amount: '1' })
  expect((await get('/trustee-office/24-90005')).body).toContain('This case is closed')
})

// SBX-02
it('has a start page with the rules of all offices, labeled as a sandbox, that loads nothing from elsewhere', async () => {
  const { body, headers } = await get('/trustee-office')
  expect(body.match(/<th scope="row">/g)).toHaveLength(12)
  expect(body).toContain('Chapter 13 Trustee C. Ravensby')
  expect(body).toMatch(/Sandbox: no real money/)
  expect(body).not.toMatch(/<script|<style|style=|https?:\/\//)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
})
