import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshNumber, readyApplicant, submit } from '../../../tests/support/applicant.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank()
})
afterAll(() => bank.close())

// APPLICATION-64, LANGUAGE-09
test.each(['en', 'es'])(
  'keeps the English text of each agreement that a reader in "%s" accepts',
  async (language) => {
    const applicant = await readyApplicant(bank)
    expect((await applicant.put('/api/language', { language })).status).toBe(200)
    await submit(applicant, freshNumber('4003'))
    const { rows } = await bank.database.query<{
      agreement: string
      sha256: string
      language: string
      text: string
    }>(
      `select a.agreement, t.sha256, a.language, t.text
     from bank.agreement_acceptances a join bank.agreement_texts t
       on t.sha256 = a.text_sha256 and (t.agreement, t.version, t.language) = (a.agreement, a.version, a.language)
     where a.customer_id = $1 order by a.id`,
      [applicant.id],
    )
    expect(rows.map(({ agreement, language }) => `${agreement} ${language}`)).toEqual([
      'electronic_communications en-US',
      'deposit_account en-US',
      'privacy_policy en-US',
    ])
    expect(rows.map(({ text }) => /Version .*/.exec(text)?.[0])).toEqual([
      'Version 2026-11, in effect since November 1, 2026',
      'Version 2026-12, in effect since December 1, 2026',
      'Version 2026-12, in effect since December 1, 2026',
    ])
    for (const { text, sha256 } of rows) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
      expect(text).toContain(bank.config.SUPPORT_PHONE)
      expect(text).not.toMatch(/[{}]/)
      expect(text).toContain('In short')
    }
    await expect(bank.database.query("update bank.agreement_texts set text = ''")).rejects.toThrow(
      'append-only',
    )
  },
)
