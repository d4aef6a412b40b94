/** Checks that no warning of a missed payment predicts, advises or blames (docs/requirements/plan.md). */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const CATALOGS = [
  'server/src/features/plan/ladder.messages.ts',
  'server/src/features/receipts/receipts.messages.ts',
  'server/src/features/tracker/tracker.messages.ts',
  'server/src/features/autopay/autopay.messages.ts',
  'web/src/features/plan/behind/behind.messages.ts',
  'web/src/features/plan/overview/overview.messages.ts',
  'web/src/features/plan/court/checklist.messages.ts',
  'web/src/features/plan/court/message.messages.ts',
  'web/src/features/plan/court/notices.messages.ts',
  'web/src/features/receipts/receipts.messages.ts',
  'web/src/features/autopay/payments.messages.ts',
  'web/src/features/autopay/catch-up/catch-up.messages.ts',
]
const FORBIDDEN = [
  // What will become of the case.
  /\bwill be (dismissed|converted|closed|lost)\b|\byour case (will|may|might|could)\b|\byou (will|may|might|could) (lose|face)\b/gi,
  // Legal advice. A condition, such as "if you need to", is none.
  /(?<!\bif )\byou (should|must|need to|have to|ought to|qualify)\b|\b(modify|modification|convert|eligible|entitled|hardship|recommend(ed)?|advis(e|ed))\b|\byour rights?\b/gi,
  // Shame and alarm.
  /\b(failed|failure|fault|blame|delinquent|(?<!Notice of )default(ed)?|irresponsible|careless|shame|unfortunately|serious|urgent|immediately|final warning|last chance|sorry)\b/gi,
]

const wordsIn = (text: string) => FORBIDDEN.flatMap((words) => text.match(words) ?? [])

// LAD-02
test('no warning of a missed payment predicts what becomes of the case, gives legal advice, or shames', () => {
  const found = CATALOGS.flatMap((file) =>
    wordsIn(readFileSync(resolve(REPOSITORY, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

test.each([
  'Your case will be dismissed.',
  'You could lose your home.',
  'You should convert to chapter 7.',
  'Ask to modify your plan',
  'Unfortunately, you failed to pay.',
  'Your account is delinquent',
])('finds what must not be said in "%s"', (text) => expect(wordsIn(text).length).toBeGreaterThan(0))
