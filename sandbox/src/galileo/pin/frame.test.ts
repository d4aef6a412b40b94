import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

it('serves the PIN frame with a stylesheet that its content security policy allows', async () => {
  const frame = await sandbox.app.inject({ url: '/pin-set?key=nobodys' })
  expect(frame.headers['content-security-policy']).toContain("style-src 'self'")
  const [, sheet = ''] = /rel="stylesheet" href="([^"]+)"/.exec(frame.body) ?? []
  const styles = await sandbox.app.inject({ url: sheet })
  expect(styles.headers['content-type']).toMatch(/text\/css/)
  expect(styles.body).toMatch(/form \{/)
})
