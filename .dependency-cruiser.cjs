/**
 * Which files may import which. scripts/ci/bounds.test.ts breaks every rule and expects the tool to
 * report it. In a `to` pattern, $1 is the first group that the `from` pattern matched.
 */
const TESTS = [
  '\\.test\\.tsx?$',
  '^[a-z]+/src/testing/',
  '^[a-z]+/src/testing\\.tsx?$',
  '^server/tests/',
  '^scripts/ci/testing/',
]
/** The files that put the bank together from its features. The rest of boot/ imports no feature. */
const COMPOSITION =
  '^server/src/(app|main|boot/(register-features|every-message|processor-events|serve))\\.ts$'
const PROGRAMS_AROUND = '^(e2e|bench|scripts)/'
const MONEY_AND_DAYS = '^contract/src/core/(money|calendar-date|day-fields|banking-days)\\.ts$'

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    rule(
      '0-every-import-resolves',
      'An import that is not found would slip past all other rules.',
      {},
      { couldNotResolve: true },
    ),

    rule(
      '1-contract-stands-alone',
      'The contract imports only itself and zod.',
      { path: '^contract/', pathNot: TESTS },
      { pathNot: ['^contract/', 'node_modules/zod/'] },
    ),

    rule(
      '2-sides-meet-in-contract',
      'The server uses the contract and the database, the web only the contract.',
      { path: '^(server|web)/', pathNot: TESTS },
      { path: '^(server|web|sandbox)/', pathNot: '^$1/' },
    ),
    rule(
      '2-sides-meet-in-contract',
      'The browser never meets the database.',
      { path: '^web/' },
      { path: ['^(database|server|sandbox)/', 'node_modules/(pg|drizzle-orm|@electric-sql)/'] },
    ),
    rule(
      '2-server-and-sandbox-meet-on-the-wire',
      'The sandbox plays the outside world: it knows the database, money and days, and nothing of the bank.',
      { path: '^sandbox/' },
      { path: '^(contract|server|web)/', pathNot: MONEY_AND_DAYS },
    ),
    rule(
      '2-database-knows-no-program',
      'Server and sandbox stand on the database; it knows neither.',
      { path: '^database/', pathNot: TESTS },
      { path: '^(contract|server|sandbox|web)/', pathNot: MONEY_AND_DAYS },
    ),

    rule(
      '3-one-door-per-feature',
      'Another feature is entered by its service.',
      { path: '^server/src/features/([^/]+)/' },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/$1/', '^server/src/features/([^/]+)/\\1\\.service\\.ts$'],
      },
    ),
    rule(
      '3-one-door-per-feature',
      "The operator's commands stand beside the features and use the same doors.",
      { path: '^server/src/operator/', pathNot: TESTS },
      { path: '^server/src/features/', pathNot: '^server/src/features/([^/]+)/\\1\\.service\\.ts$' },
    ),
    rule(
      '3-one-door-per-feature',
      'The composition root takes what a feature registers, its texts, and the type of its service.',
      { path: '^server/src/(?!features/|operator/)', pathNot: TESTS },
      {
        path: '^server/src/features/',
        pathNot: ['^server/src/features/([^/]+)/\\1\\.(register|service)\\.ts$', '\\.messages\\.ts$'],
      },
    ),
    rule(
      '3-one-door-per-feature',
      'Another feature is entered by its api.',
      { path: '^web/src/features/([^/]+)/' },
      {
        path: '^web/src/features/',
        pathNot: ['^web/src/features/$1/', '^web/src/features/([^/]+)/\\1\\.api\\.ts$'],
      },
    ),

    rule(
      '4-rules-are-pure',
      'Rules see the contract, other rules, messages and the names of addresses: no database, clock, partner or machine.',
      { path: '^(server|web)/.*\\.rules\\.ts$' },
      { pathNot: ['^contract/', '\\.rules\\.ts$', '\\.messages\\.ts$', '^web/src/lib/paths\\.ts$'] },
    ),

    rule(
      '5-sql-behind-service',
      "Queries are for their own feature's service, jobs, and files split off by verb.",
      {
        path: '^(server|scripts)/',
        pathNot: [
          '^server/src/features/[^/]+/[^/.]+\\.ts$',
          '^server/src/features/[^/]+/[^/]+\\.(service|jobs|queries|views|notifications|emails|deps)\\.ts$',
          '^server/src/features/[^/]+/[^/]+\\.test\\.ts$',
        ],
      },
      { path: '^server/src/features/.*\\.queries\\.ts$' },
    ),
    rule(
      '5-tables-belong-to-a-feature',
      'A table is for the files of its own feature, and for tests of the database.',
      { path: '^[a-z]+/', pathNot: ['^server/src/features/', '^(e2e|bench)/', '^database/.*\\.test\\.ts$'] },
      { path: '^server/src/features/.*\\.tables\\.ts$' },
    ),

    rule(
      '6-features-see-ports',
      "A feature sees a partner's port, never its adapter. What lies directly in partners/ is in our own words too.",
      { path: '^server/src/(features|http|jobs)/', pathNot: TESTS },
      { path: '^server/src/partners/[^/]+/', pathNot: '/port\\.ts$' },
    ),

    rule(
      '7-down-only',
      'What features stand on does not know them.',
      {
        path: '^server/src/(?!features/|operator/)[^/]+/',
        pathNot: [...TESTS, COMPOSITION],
      },
      { path: ['^server/src/features/', COMPOSITION] },
    ),
    rule(
      '7-down-only',
      'Only the composition root knows all.',
      { path: '^server/src/features/', pathNot: TESTS },
      { path: COMPOSITION },
    ),
    rule(
      '7-down-only',
      'The design system and the library know no feature and no page.',
      { path: '^web/src/(ui|lib)/', pathNot: TESTS },
      { path: '^web/src/(features|app)/' },
    ),
    rule(
      '7-down-only',
      'The app composes features; they do not know it.',
      { path: '^web/src/features/', pathNot: TESTS },
      { path: '^web/src/app/' },
    ),
    rule(
      '7-scripts-use-the-front-door',
      'A command builds the programs as their main does: from the root of src, boot/, clock, log and the connected partners.',
      { path: '^scripts/', pathNot: TESTS },
      {
        path: '^(server|sandbox)/src/',
        pathNot:
          '^(server|sandbox)/src/([^/]+|boot/[^/]+|clock/clock|observability/log|operator/offline|partners/partners)\\.ts$',
      },
    ),

    rule('8-no-circles', 'Two files that need each other are one, or need a third.', {}, { circular: true }),

    rule(
      '9-product-never-imports-tests',
      'Tests and what serves them stay out of the product.',
      { pathNot: [...TESTS, '^(e2e|bench)/'] },
      { path: TESTS },
    ),
    rule(
      '9-product-never-imports-tests',
      'Browser stories, benchmarks and commands stand around the product.',
      { path: '^(contract|database|server|sandbox|web)/', pathNot: TESTS },
      { path: PROGRAMS_AROUND },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.data)/' },
    // Type-only imports count too, because they make a file depend on another one.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
