import { beforeAll, expect, test } from 'vitest'
import { findViolations, type Violation } from './bounds.ts'
import { plant } from './testing/plant.ts'

/** A miniature bank with one file of each kind. All of its imports are allowed. */
const SOUND = {
  'contract/src/core/money.ts': "import * as z from 'zod'\nexport const cents = z.int()",
  'contract/src/funding/funding.ts': "import { cents } from '../core/money.ts'\nexport const amount = cents",
  'contract/src/funding/funding.test.ts':
    "import { test } from 'vitest'\nimport { amount } from './funding.ts'\ntest(String(amount), () => amount)",
  'database/src/open.ts':
    "import { cents } from '@yoursuccess/contract/core/money'\nexport const open = cents",
  'database/src/tables.test.ts':
    "import { transfers } from '../../server/src/features/funding/funding.tables.ts'\nexport const x = transfers",
  'server/src/main.ts':
    "import { app } from './app.ts'\nimport { config } from './boot/config.ts'\nexport const x = [app, config]",
  'server/src/app.ts':
    "import { register } from './features/funding/funding.register.ts'\nimport { plaid } from './partners/bank-link/plaid.ts'\nexport const app = [register, plaid]",
  'server/src/operator/commands.ts':
    "import { funding } from '../features/funding/funding.service.ts'\nexport const commands = funding",
  'server/src/boot/config.ts': 'export const config = 1',
  'server/src/clock/clock.ts': 'export const clock = 1',
  'server/tests/support/bank.ts':
    "import { app } from '../../src/app.ts'\nimport { world } from '../../../sandbox/src/app.ts'\nexport const bank = [app, world]",
  'server/src/http/route.ts': 'export const route = 1',
  'server/src/partners/partners.ts':
    "import { plaid } from './bank-link/plaid.ts'\nexport const partners = plaid",
  'server/src/partners/partner-error.ts': 'export const partnerError = 1',
  'server/src/partners/bank-link/port.ts': 'export type BankLink = string',
  'server/src/partners/bank-link/plaid.ts':
    "import type { BankLink } from './port.ts'\nexport const plaid: BankLink = ''",
  'server/src/features/account/account.service.ts':
    "import { funding } from '../funding/funding.service.ts'\nexport const account = funding",
  'server/src/features/funding/funding.register.ts':
    "import { routes } from './funding.routes.ts'\nexport const register = routes",
  'server/src/features/funding/funding.routes.ts':
    "import { amount } from '@yoursuccess/contract/funding/funding'\nimport { route } from '../../http/route.ts'\nimport { funding } from './funding.service.ts'\nexport const routes = [amount, route, funding]",
  'server/src/features/funding/funding.service.ts':
    "import type { BankLink } from '../../partners/bank-link/port.ts'\nimport { partnerError } from '../../partners/partner-error.ts'\nimport { createTransfer } from './create-transfer.ts'\nimport { limit } from './funding.rules.ts'\nexport const funding = [createTransfer, limit, partnerError] as unknown as BankLink",
  'server/src/features/funding/create-transfer.ts':
    "import { find } from './funding.queries.ts'\nexport const createTransfer = find",
  'server/src/features/funding/funding.queries.ts':
    "import { open } from '@yoursuccess/database/open'\nimport { transfers } from './funding.tables.ts'\nexport const find = [open, transfers]",
  'server/src/features/funding/funding.tables.ts': 'export const transfers = 1',
  'server/src/features/funding/funding.rules.ts':
    "import { amount } from '@yoursuccess/contract/funding/funding'\nexport const limit = amount",
  'server/src/features/funding/funding.test.ts':
    "import { bank } from '../../../tests/support/bank.ts'\nimport { find } from './funding.queries.ts'\nexport const x = [bank, find]",
  'sandbox/src/app.ts':
    "import { cents } from '@yoursuccess/contract/core/money'\nimport { open } from '@yoursuccess/database/open'\nexport const world = [cents, open]",
  'web/src/app/router.tsx': "import { page } from '../features/funding/page.tsx'\nexport const router = page",
  'web/src/features/funding/funding.api.ts':
    "import { amount } from '@yoursuccess/contract/funding/funding'\nimport { call } from '../../lib/call.ts'\nexport const transfers = [amount, call]",
  'web/src/features/funding/page.tsx':
    "import { transfers } from './funding.api.ts'\nimport { words } from './funding.messages.ts'\nexport const page = <p>{[transfers, words].length}</p>",
  'web/src/features/funding/funding.messages.ts': 'export const words = 1',
  'web/src/features/account/page.tsx':
    "import { transfers } from '../funding/funding.api.ts'\nimport { button } from '../../ui/button.tsx'\nexport const page = [transfers, button]",
  'web/src/lib/circle.ts': "import type * as it from './bad-circle.ts'\nexport type It = typeof it",
  'web/src/lib/call.ts': 'export const call = 1',
  'web/src/ui/button.tsx': 'export const button = 1',
  'e2e/funding.spec.ts':
    "import { find } from '../server/src/features/funding/funding.queries.ts'\nexport const story = find",
  'bench/src/main.ts':
    "import { plaid } from '../../server/src/partners/bank-link/plaid.ts'\nexport const bench = plaid",
  'scripts/dev/start.ts':
    "import { partners } from '../../server/src/partners/partners.ts'\nexport const outside = partners\nimport { app } from '../../server/src/app.ts'\nimport { world } from '../../sandbox/src/app.ts'\nimport { open } from '@yoursuccess/database/open'\nexport const start = [app, world, open]",
}

/** For each rule, files that break it, and the import that each of them must not have. */
const FORBIDDEN: [rule: string, from: string, to: string][] = [
  ['0-every-import-resolves', 'server/src/features/funding/bad-missing.ts', './nowhere.ts'],
  ['0-every-import-resolves', 'server/src/features/funding/bad-subpath.ts', '@yoursuccess/contract/nowhere'],
  ['1-contract-stands-alone', 'contract/src/bad-node.ts', 'node:fs'],
  ['1-contract-stands-alone', 'contract/src/bad-package.ts', 'fastify'],
  ['1-contract-stands-alone', 'contract/src/core/bad-server.ts', '../../../server/src/boot/config.ts'],
  ['2-sides-meet-in-contract', 'web/src/lib/bad-server.ts', '../../../server/src/clock/clock.ts'],
  ['2-sides-meet-in-contract', 'web/src/lib/bad-database.ts', '@yoursuccess/database/open'],
  ['2-sides-meet-in-contract', 'web/src/lib/bad-driver.ts', 'pg'],
  ['2-sides-meet-in-contract', 'server/src/http/bad-web.ts', '../../../web/src/lib/call.ts'],
  ['2-sides-meet-in-contract', 'server/src/http/bad-sandbox.ts', '../../../sandbox/src/app.ts'],
  ['2-server-and-sandbox-meet-on-the-wire', 'sandbox/src/bad-server.ts', '../../server/src/clock/clock.ts'],
  [
    '2-server-and-sandbox-meet-on-the-wire',
    'sandbox/src/bad-contract.ts',
    '@yoursuccess/contract/funding/funding',
  ],
  ['2-database-knows-no-program', 'database/src/bad-server.ts', '../../server/src/clock/clock.ts'],
  ['2-database-knows-no-program', 'database/src/bad-contract.ts', '@yoursuccess/contract/funding/funding'],
  ['3-one-door-per-feature', 'server/src/features/account/bad-rules.ts', '../funding/funding.rules.ts'],
  ['3-one-door-per-feature', 'server/src/features/account/bad-verb.ts', '../funding/create-transfer.ts'],
  ['3-one-door-per-feature', 'server/src/features/account/bad-queries.ts', '../funding/funding.queries.ts'],
  ['3-one-door-per-feature', 'server/src/features/account/bad-tables.ts', '../funding/funding.tables.ts'],
  ['3-one-door-per-feature', 'server/src/operator/bad-verb.ts', '../features/funding/create-transfer.ts'],
  ['3-one-door-per-feature', 'server/src/boot/register-features.ts', '../features/funding/funding.routes.ts'],
  ['3-one-door-per-feature', 'web/src/features/account/bad-messages.ts', '../funding/funding.messages.ts'],
  ['3-one-door-per-feature', 'web/src/features/account/bad-page.tsx', '../funding/page.tsx'],
  ['4-rules-are-pure', 'server/src/features/funding/bad-clock.rules.ts', '../../clock/clock.ts'],
  ['4-rules-are-pure', 'server/src/features/funding/bad-database.rules.ts', '@yoursuccess/database/open'],
  ['4-rules-are-pure', 'server/src/features/funding/bad-node.rules.ts', 'node:crypto'],
  ['5-sql-behind-service', 'server/src/features/funding/bad.routes.ts', './funding.queries.ts'],
  ['5-sql-behind-service', 'server/src/bad-queries.ts', './features/funding/funding.queries.ts'],
  ['5-tables-belong-to-a-feature', 'server/src/bad-tables.ts', './features/funding/funding.tables.ts'],
  [
    '5-tables-belong-to-a-feature',
    'database/src/bad-tables.ts',
    '../../server/src/features/funding/funding.tables.ts',
  ],
  ['6-features-see-ports', 'server/src/features/funding/bad-adapter.ts', '../../partners/bank-link/plaid.ts'],
  ['6-features-see-ports', 'server/src/http/bad-adapter.ts', '../partners/bank-link/plaid.ts'],
  ['7-down-only', 'server/src/http/bad-feature.ts', '../features/funding/funding.service.ts'],
  [
    '7-down-only',
    'server/src/partners/bank-link/bad-feature.ts',
    '../../features/funding/funding.service.ts',
  ],
  ['7-down-only', 'server/src/features/account/bad-app.ts', '../../app.ts'],
  ['7-down-only', 'web/src/ui/bad-feature.ts', '../features/funding/funding.api.ts'],
  ['7-down-only', 'web/src/lib/bad-app.ts', '../app/router.tsx'],
  ['7-down-only', 'web/src/features/account/bad-app.ts', '../../app/router.tsx'],
  [
    '7-scripts-use-the-front-door',
    'scripts/ops/bad-service.ts',
    '../../server/src/features/funding/funding.service.ts',
  ],
  [
    '7-scripts-use-the-front-door',
    'scripts/ops/bad-adapter.ts',
    '../../server/src/partners/bank-link/plaid.ts',
  ],
  ['8-no-circles', 'web/src/lib/bad-circle.ts', './circle.ts'],
  ['9-product-never-imports-tests', 'server/src/bad-testing.ts', '../tests/support/bank.ts'],
  ['9-product-never-imports-tests', 'server/src/bad-test.ts', './features/funding/funding.test.ts'],
  ['9-product-never-imports-tests', 'server/src/http/bad-script.ts', '../../../scripts/dev/start.ts'],
  ['9-product-never-imports-tests', 'web/src/lib/bad-story.ts', '../../../e2e/funding.spec.ts'],
  ['9-product-never-imports-tests', 'sandbox/src/bad-bench.ts', '../../bench/src/main.ts'],
]

const forbiddenFiles = Object.fromEntries(
  FORBIDDEN.map(([, from, to]) => [from, `import type * as it from '${to}'\nexport type It = typeof it`]),
)

let found: { modules: string[]; violations: Violation[] }
const caught = (file: string) => found.violations.filter(({ from }) => from === file).map(({ rule }) => rule)

beforeAll(async () => {
  const { root, remove } = plant({ ...SOUND, ...forbiddenFiles })
  try {
    found = await findViolations(root)
  } finally {
    remove()
  }
})

test('reads every planted file with the installed compiler', () => {
  const planted = Object.keys({ ...SOUND, ...forbiddenFiles })
  expect(found.modules.filter((path) => planted.includes(path)).sort()).toEqual(planted.sort())
})

// OPERATIONS-05
test.each(FORBIDDEN)('%s: %s may not import %s', (rule, from) => {
  expect(caught(from)).toContain(rule)
})

test('names the imports by which features need each other, also by way of a third', async () => {
  const service = (feature: string) => `server/src/features/${feature}/${feature}.service.ts`
  const uses = (feature: string) =>
    `import type * as it from '../${feature}/${feature}.service.ts'\nexport type It = typeof it`
  const { root, remove } = plant({
    [service('account')]: uses('card'),
    [service('card')]: 'export const card = 1',
    'server/src/features/card/order-card.ts': uses('funding'),
    [service('funding')]: 'export const funding = 1',
    'server/src/features/funding/open-account.ts': uses('account'),
    [service('bills')]: uses('account'),
    'web/src/features/legal/legal.api.ts': "export { program } from '../program/program.api.ts'",
    'web/src/features/program/program.api.ts': 'export const program = 1',
    'web/src/features/program/notice.ts': "export { program } from '../legal/legal.api.ts'",
  })
  try {
    const { violations } = await findViolations(root)
    expect(violations.map(({ rule, from }) => `${rule} ${from}`).sort()).toEqual([
      '8-no-circles-of-features server/src/features/account/account.service.ts',
      '8-no-circles-of-features server/src/features/card/order-card.ts',
      '8-no-circles-of-features server/src/features/funding/open-account.ts',
      '8-no-circles-of-features web/src/features/legal/legal.api.ts',
      '8-no-circles-of-features web/src/features/program/notice.ts',
    ])
  } finally {
    remove()
  }
})

test.each(Object.keys(SOUND))('%s may import everything it imports', (file) => {
  expect(caught(file)).toEqual([])
})
