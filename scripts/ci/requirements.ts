/** Reads the requirements (docs/requirements/) and checks where tests and comments cite them. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface Requirement {
  id: string
  file: string
  /** Why no test can prove the requirement. Undefined if a test must cite it. */
  byHand?: string
}

/** All files in which citations are checked. */
const TEXTS = [
  '{contract,database,server,sandbox,web,e2e,bench,scripts,docs}/**/*.{ts,tsx,css,sql,md}',
  '*.{md,ts,cjs}',
  '.env.example',
  'Containerfile',
]
/** Left out: it uses ids, documents and tags that do not exist. */
const OWN_TEST = 'scripts/ci/requirements.test.ts'
const IS_TEST = /\.(test|spec)\.tsx?$|^e2e\/src\/|^(web|sandbox)\/src\/testing\/|^server\/tests\//
/** Ids from documents outside the repository, which readers cannot look up. */
const FOREIGN = /\bAMB-\d+|\b[Dd]ecisions? \d{1,2}\b|\bD[12]:\d+|\bsecurity\.md\b/g

/**
 * Returns all requirements under `root`, sorted by file. A line `- **BILLS-01** text` starts a requirement.
 * The id begins with the file's name in capitals, or with a prefix of OTHER_PREFIXES.
 */
export const readRequirements = (root: string): Requirement[] =>
  globSync('docs/requirements/*.md', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...read(root, file).matchAll(/^- \*\*([A-Z]+-\d{2,})\*\* (?:\(by hand: ([^)]+)\))?/gm)].map(
        ([, id = '', byHand]) => ({ id, file, ...(byHand && { byHand }) }),
      ),
    )

/** Returns the errors in requirements and citations, one sentence each. */
export const requirementErrors = (root: string): string[] => {
  const requirements = readRequirements(root)
  const texts = new Map(filesOf(root).map((file) => [file, read(root, file)]))
  return [
    ...idErrors(requirements),
    ...[...texts].flatMap(([file, text]) => [
      ...unknownIds(requirements, file, text),
      ...missingDocuments(root, file, text),
      ...foreignTags(file, text),
    ]),
    ...uncited(requirements, texts),
  ]
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

const filesOf = (root: string) =>
  globSync(TEXTS, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.data|results)$/.test(String(path)),
  }).filter((file) => file !== OWN_TEST)

const prefixOf = (id: string) => id.split('-')[0] ?? ''

/** How the ids of these documents begin instead. */
const OTHER_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  autopay: ['AUTO'],
  forecast: ['FORE'],
  paydays: ['PAYD'],
  plan: ['CASE', 'LAD', 'TAX'],
  proof: ['EVI'],
  receipts: ['REC'],
  sandbox: ['SANDBOX', 'SBX'],
  setaside: ['SETA'],
  tracker: ['TRACKER', 'RULE'],
  transactions: ['TRANSACTIONS', 'TXS'],
  trustees: ['TRU'],
}
const prefixesOf = (file: string) => {
  const document = basename(file, '.md')
  return OTHER_PREFIXES[document] ?? [document.toUpperCase()]
}

const idErrors = (requirements: readonly Requirement[]) =>
  requirements.flatMap(({ id, file }, at) => [
    ...(prefixesOf(file).includes(prefixOf(id)) ? [] : [`${id} does not belong in ${file}`]),
    ...(requirements.findIndex((other) => other.id === id) === at ? [] : [`${id} is defined twice`]),
  ])

const unknownIds = (requirements: readonly Requirement[], file: string, text: string) => {
  const prefixes = [...new Set(requirements.map(({ id }) => prefixOf(id)))]
  if (prefixes.length === 0) return []
  const known = new Set(requirements.map(({ id }) => id))
  const cited = text.match(new RegExp(`\\b(${prefixes.join('|')})-\\d{2,}\\b`, 'g')) ?? []
  return cited.filter((id) => !known.has(id)).map((id) => `${file} cites ${id}, which does not exist`)
}

/** Finds cited documents, by path, and decision records, by number, that do not exist. */
const missingDocuments = (root: string, file: string, text: string) => {
  const documents = text.match(/(?<![\w./-])docs\/[\w./-]+\.md\b/g) ?? []
  const records = [...text.matchAll(/(?:\brecords? |docs\/decisions\/)(\d{4})\b/g)].map(
    ([, number]) => number,
  )
  return [
    ...documents.filter((path) => !existsSync(join(root, path))).map((path) => `${file} cites ${path}`),
    ...records
      .filter((number) => globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length === 0)
      .map((number) => `${file} cites record ${number}`),
  ].map((error) => `${error}, which does not exist`)
}

const foreignTags = (file: string, text: string) =>
  (text.match(FOREIGN) ?? []).map((tag) => `${file} cites ${tag} of a document outside the repository`)

const uncited = (requirements: readonly Requirement[], texts: ReadonlyMap<string, string>) => {
  const cited = new Set(
    [...texts]
      .filter(([file]) => IS_TEST.test(file))
      .flatMap(([, text]) => text.match(/\b[A-Z]+-\d{2,}\b/g) ?? []),
  )
  return requirements
    .filter(({ id, byHand }) => !byHand && !cited.has(id))
    .map(({ id, file }) => `${id} (${file}) is cited by no test`)
}
