import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { requirementErrors, readRequirements } from './requirements.ts'
import { plant } from './testing/plant.ts'

const REPOSITORY = resolve(import.meta.dirname, '../..')

test('finds a test for every requirement, and every cited document in the repository', () => {
  expect(requirementErrors(REPOSITORY)).toEqual([])
})

test('proves at most twenty requirements by hand', () => {
  expect(readRequirements(REPOSITORY).filter(({ byHand }) => byHand).length).toBeLessThanOrEqual(20)
})

test('finds requirements for each feature', () => {
  const features = globSync('*', { cwd: resolve(REPOSITORY, 'server/src/features') })
  const documents = readRequirements(REPOSITORY).map(({ file }) => basename(file, '.md'))
  // Those of customer are in account.md, settings.md and operations.md.
  expect(features.filter((feature) => !documents.includes(feature))).toEqual(['customer'])
})

const errorsOf = (files: Readonly<Record<string, string>>) => {
  const { root, remove } = plant({
    'docs/requirements/bills.md':
      '# Bills\n\n- **BILLS-01** A payment is refused with "No".\n  It moves nothing.',
    'docs/decisions/0007-keys.md': '# 0007 Keys',
    'server/src/features/bills/bills.test.ts': '// BILLS-01\ntest("refuses a payment")',
    ...files,
  })
  try {
    return requirementErrors(root)
  } finally {
    remove()
  }
}

test('reports no error when the tests cite each requirement', () => {
  expect(
    errorsOf({ 'server/src/keys.ts': '// As docs/decisions/0007-keys.md says, and record 0007.' }),
  ).toEqual([])
})

test('takes the prefixes that a document has instead of its name', () => {
  const plan = (id: string) => ({
    'docs/requirements/plan.md': `- **${id}** A plan.`,
    'server/src/features/plan/plan.test.ts': `// ${id}`,
  })
  expect(errorsOf(plan('CASE-01'))).toEqual([])
  expect(errorsOf(plan('PLAN-01'))).toEqual(['PLAN-01 does not belong in docs/requirements/plan.md'])
})

/** Joined at run time, so that this file does not cite it. */
const OUTSIDE = ['AMB', '097'].join('-')
const more = '\n- **BILLS-02** Two.'
const ERRORS: [what: string, files: Record<string, string>, error: string][] = [
  [
    'an id that does not exist',
    { 'web/src/pay.tsx': '// BILLS-99' },
    'web/src/pay.tsx cites BILLS-99, which does not exist',
  ],
  [
    'a requirement that no test cites',
    { 'docs/requirements/card.md': '- **CARD-01** A card.', 'server/src/card.ts': '// CARD-01' },
    'CARD-01 (docs/requirements/card.md) is cited by no test',
  ],
  [
    'an id that is used twice',
    { 'docs/requirements/bills.md': `- **BILLS-01** One.\n- **BILLS-01** Again.` },
    'BILLS-01 is defined twice',
  ],
  [
    'an id in the wrong document',
    { 'docs/requirements/card.md': '- **BILLS-02** Two.', 'server/tests/x.ts': '// BILLS-02' },
    'BILLS-02 does not belong in docs/requirements/card.md',
  ],
  [
    'a document that does not exist',
    { 'server/src/keys.ts': '// See docs/keys.md.' },
    'server/src/keys.ts cites docs/keys.md, which does not exist',
  ],
  [
    'a record that does not exist',
    { 'docs/tests.md': 'as record 0099 says' },
    'docs/tests.md cites record 0099, which does not exist',
  ],
  [
    'a tag of an outside document',
    { 'server/src/keys.ts': `// Done once (${OUTSIDE}).` },
    `server/src/keys.ts cites ${OUTSIDE} of a document outside the repository`,
  ],
]
test.each(ERRORS)('reports %s', (_what, files, error) => {
  expect(errorsOf(files)).toEqual([error])
})

test('accepts a requirement proven by hand, with a reason, without a test', () => {
  const byHand = {
    'docs/requirements/bills.md': '- **BILLS-01** One.\n- **BILLS-02** (by hand: a printer shows it) Two.',
  }
  expect(errorsOf(byHand)).toEqual([])
  expect(errorsOf({ 'docs/requirements/bills.md': `- **BILLS-01** One.${more}` })).toEqual([
    'BILLS-02 (docs/requirements/bills.md) is cited by no test',
  ])
})
