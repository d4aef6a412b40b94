/**
 * Checks that a feature has the same name in every package, as README says, and that root folders stay short.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test } from 'vitest'

const REPOSITORY = resolve(import.meta.dirname, '../..')
const list = (pattern: string) => globSync(pattern, { cwd: REPOSITORY }).toSorted()
const namesIn = (folder: string) => list(`${folder}/*/`).map((path) => basename(path))

const FEATURES = namesIn('server/src/features')
/** Other stories cover these features: customer with the settings, refunds with the end of the program. */
const WITHOUT_STORY = ['customer', 'refunds']
/** Features of the web app without their own calls: legal documents, and settings for customer and session. */
const WEB_ALONE = ['legal', 'settings']
/** Its pages are those of settings, and its requirements are in account.md, settings.md and operations.md. */
const WITHOUT_PAGES = 'customer'
/** Folders that are not features: parts that all calls share, and calls from operators and other programs. */
const CONTRACT_ALONE = ['core', 'operator']

test('each feature has its calls, pages and requirements under its name', () => {
  expect(namesIn('contract/src')).toEqual([...FEATURES, ...CONTRACT_ALONE].toSorted())
  const shown = FEATURES.filter((feature) => feature !== WITHOUT_PAGES)
  expect(namesIn('web/src/features')).toEqual([...shown, ...WEB_ALONE].toSorted())
  const documents = list('docs/requirements/*.md').map((file) => basename(file, '.md'))
  expect(documents).toEqual(expect.arrayContaining(shown))
})

test('each feature has a browser story under its name', () => {
  const stories = list('e2e/*.spec.ts').map((file) => basename(file))
  const hasStory = (feature: string) => stories.some((file) => file.match(/^[a-z]+/)?.[0] === feature)
  expect(FEATURES.filter((feature) => !hasStory(feature))).toEqual(WITHOUT_STORY)
})

test.each(['contract', 'server', 'web', 'sandbox'])(
  'the name of a feature is used for at most one folder in %s',
  (name) => {
    const folders = globSync(`${name}/src/**/`, { cwd: REPOSITORY }).map((path) => basename(path))
    const twice = FEATURES.filter((feature) => folders.filter((folder) => folder === feature).length > 1)
    expect(twice).toEqual([])
  },
)

test('the root of the server has at most fifteen entries, and the contract has no loose file', () => {
  expect(list('server/src/*').length).toBeLessThanOrEqual(15)
  expect(list('contract/src/*.ts')).toEqual([])
})

test('no source file is longer than three hundred lines', () => {
  const files = globSync('{contract,database,server,sandbox,web,e2e,bench,scripts}/**/*.{ts,tsx}', {
    cwd: REPOSITORY,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(String(path)),
  })
  const lines = (file: string) => readFileSync(resolve(REPOSITORY, file), 'utf8').trimEnd().split('\n').length
  expect(files.filter((file) => lines(file) > 300)).toEqual([])
})
