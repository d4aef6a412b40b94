/**
 * `npm run bench` runs all benchmarks; `npm run bench -- api pages` runs only these two. The exit code is 1
 * if a target is missed. `npm run bench -- customers` is a run of its own, with options (customers/main.ts).
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { api } from './api.ts'
import { billReport } from './bill-report.ts'
import { forecastBacktest } from './forecast-backtest.ts'
import { forecast } from './forecast.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { pages } from './pages.ts'
import { plan } from './plan.ts'
import { proof } from './proof.ts'
import { paySuggestions } from './pay-suggestions.ts'
import { type Benchmark, isMet, report } from './report.ts'
import { signIn } from './sign-in.ts'
import { sizes } from './sizes.ts'
import { start } from './start.ts'
import { statement } from './statement.ts'
import { tracker } from './tracker.ts'
import { traces } from './traces.ts'
import { webhooks } from './webhooks.ts'

const benchmarks: Record<string, Benchmark> = {
  sizes,
  lighthouse,
  api,
  pages,
  tracker,
  'pay-suggestions': paySuggestions,
  plan,
  webhooks,
  'bill-report': billReport,
  statement,
  proof,
  forecast,
  'forecast-backtest': forecastBacktest,
  'sign-in': signIn,
  start,
  memory,
  traces,
}

const names = process.argv.slice(2)
if (names[0] === 'customers') {
  const program = join(import.meta.dirname, 'customers/main.ts')
  process.exit(spawnSync(process.execPath, [program, ...names.slice(1)], { stdio: 'inherit' }).status ?? 1)
}
const unknown = names.filter((name) => !benchmarks[name])
if (unknown.length > 0) {
  console.log(`no benchmark ${unknown.join(', ')}; there are: ${Object.keys(benchmarks).join(', ')}`)
  process.exit(1)
}

const chosen = Object.entries(benchmarks).filter(([name]) => names.length === 0 || names.includes(name))
for (const [name, benchmark] of chosen) {
  if (chosen.length > 1) {
    // Each benchmark runs in its own process, so that an earlier one cannot affect it, for example with a
    // full heap or the NODE_ENV of a build.
    const { status } = spawnSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  } else {
    const figures = await benchmark.run()
    report(name, benchmark.title, figures)
    if (!figures.every(isMet)) process.exitCode = 1
  }
}
