/**
 * Checks that the pages for court and attorney give facts, days and sums, and no legal advice (docs/requirements/plan.md):
 * software that chose forms and exemptions for people was found to practice law (In re Reynoso, 9th Cir. 2007).
 */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
/** Whether someone qualifies, what to do or choose, what will become of a case, and rights. */
const FORBIDDEN = new RegExp(
  [
    String.raw`\b(qualif(y|ies)|eligible|entitled|exempt(ion)?s?)\b`,
    String.raw`\byou (should|ought to|must|need to|have to|had better)\b`,
    String.raw`\bwe (recommend|advise|suggest)\b`,
    String.raw`\b(modif(y|ied|ication)|convert(ed|ing|sion)?)\b`,
    String.raw`\b(use|choose|need|file|submit|fill (in|out)) (the |this )?form\b`,
    String.raw`\b(will|would|won't) (not )?(be )?(dismissed|granted|denied|discharged|win|lose)\b`,
    String.raw`\byour rights?\b|\bhas? (a|the) right\b`,
    String.raw`\b(best|right) (choice|option|form|answer)\b`,
    String.raw`\b(file|object|respond|appeal|oppose) (it|now|today|this|your|an?|the)\b`,
  ].join('|'),
  'gi',
)

const adviceIn = (text: string) => text.match(FORBIDDEN) ?? []

// LAD-04, LAD-05, LAD-06
test('no text of the pages for court and attorney gives legal advice', () => {
  const catalogs = globSync('web/src/features/plan/court/*.messages.ts', { cwd: REPOSITORY })
  expect(catalogs.length).toBeGreaterThanOrEqual(3)
  const advice = catalogs.flatMap((file) =>
    adviceIn(readFileSync(resolve(REPOSITORY, file), 'utf8')).map((words) => `${file}: ${words}`),
  )
  expect(advice).toEqual([])
})

test.each([
  'You qualify for a hardship discharge.',
  'You should talk to the judge.',
  'Plans can be modified.',
  'Your case will be dismissed.',
  'It is one of your rights.',
  'Use Form 423.',
  'File an answer in time.',
  'We recommend a money order.',
])('finds the advice in "%s"', (text) => expect(adviceIn(text)).not.toEqual([]))

test.each([
  'Ask your attorney today.',
  '19 days left, until Dec 11',
  'Motion to dismiss',
  "The provider's certificate takes the place of Form 423.",
])('finds none in "%s"', (text) => expect(adviceIn(text)).toEqual([]))
