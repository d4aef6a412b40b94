/**
 * `node scripts/dev/deployment.ts`: tries the deployment of compose.yaml without containers. Starts a PostgreSQL, the
 * sandbox, two web servers and a worker, and those of PgBouncer, nginx and Prometheus that are installed, with the
 * files in deploy/. Walks through it and prints what it saw. PGBOUNCER names another binary than the one in the PATH.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@yoursuccess/database/database'
import { migrateSandbox, openSandbox } from '../../sandbox/src/app.ts'
import { readSandboxConfig } from '../../sandbox/src/config.ts'
import { callJson, signIn } from '../seed/calls.ts'
import { freePort } from './free-port.ts'
import { startPostgres } from './postgres.ts'
import { bankEnvironment } from './sandbox-run.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const START_MS = 120_000
const OPERATOR_KEY = 'operator key of a trial and of nothing else'
const PASSWORD = 'Chapter13-Sandbox'
/** PgBouncer and PostgreSQL refuse to run as root, so they then run as `nobody`. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
chmodSync(folder, 0o755)
const children: ChildProcess[] = []
process.once('exit', () => {
  // Not SIGKILL, after which nginx would leave its workers behind.
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})
const say = (what: string, seen: unknown) =>
  console.log(`${what}: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`)
const deployed = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')
const isInstalled = (program: string, flag: string) => spawnSync(program, [flag]).status === 0
const run = (name: string, program: string, args: string[], options: object = {}): ChildProcess => {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: folder, ...options })
  child.once('exit', (code) => code && say(name, `ended with ${code}`))
  children.push(child)
  return child
}
const until = async (what: string, isSo: () => Promise<boolean>) => {
  const startedAt = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - startedAt > START_MS) throw new Error(`${what} did not happen`)
    await pause(100)
  }
}
const isOk = async (url: string) => (await fetch(url)).ok
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text, { mode: 0o644 })
  return join(folder, name)
}

const certificates = join(folder, 'certificates')
mkdirSync(certificates)
execFileSync('sh', [join(ROOT, 'deploy/make-certificates.sh'), certificates], { stdio: 'ignore' })
if (nobody) chownSync(join(certificates, 'pgbouncer.key'), nobody.uid, nobody.gid)

const postgres = await startPostgres()
const admin = await openDatabase({ url: postgres.url() })
for (const statement of [
  `create role bank_owner login`,
  `create role bank_server login password 'trial'`,
  `create database bank owner bank_owner`,
  `create database sandbox`,
  ...[...deployed('create-roles.sh').matchAll(/^alter role .*;$/gm)].map(([line]) => line),
])
  await admin.run(statement)
const urlOf = (user: string) => postgres.url('bank').replace('postgres@', `${user}@`)

const sandboxDatabase = await openDatabase({ url: postgres.url('sandbox') })
await migrateSandbox(sandboxDatabase)
const [proxyPort, plainPort, poolPort, prometheusPort] = await Promise.all([1, 2, 3, 4].map(freePort))
const servers = await Promise.all(
  (['web', 'web', 'worker'] as const).map(async (role, at) => ({
    name: role === 'web' ? `web${at + 1}` : role,
    role,
    port: await freePort(),
    operatorPort: await freePort(),
    metricsPort: await freePort(),
  })),
)
const [web1, web2, worker] = servers
if (!web1 || !web2 || !worker) throw new Error('three servers')
const sandbox = await openSandbox({
  database: sandboxDatabase,
  config: {
    ...readSandboxConfig({ NODE_ENV: 'test', SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }),
    bankUrl: `http://127.0.0.1:${web2.port}`,
  },
})
const listening = await sandbox.listen()

const pgbouncer = process.env['PGBOUNCER'] ?? 'pgbouncer'
const hasPool = isInstalled(pgbouncer, '--version')
if (hasPool) {
  const to = new URL(postgres.url())
  write('users.txt', '"bank_server" "trial"\n"postgres" "trial"\n')
  const settings = deployed('pgbouncer.ini')
    .replace('host=postgres port=5432', `host=127.0.0.1 port=${to.port}`)
    .replace('0.0.0.0', '127.0.0.1')
    .replace('6432', String(poolPort))
    .replace('/etc/pgbouncer', folder)
    .replaceAll('/certificates', certificates)
    .replace(/^server_tls.*\n/gm, '')
  const file = write('pgbouncer.ini', `${settings}stats_users = postgres\nunix_socket_dir =\n`)
  run('pgbouncer', pgbouncer, ['-q', file], nobody)
  say('pgbouncer', execFileSync(pgbouncer, ['--version']).toString().split('\n')[0])
}
const pooled = `postgres://bank_server:trial@127.0.0.1:${poolPort}/bank?sslmode=verify-full&sslrootcert=${certificates}/ca.crt`

const bankVariables = (server: typeof web1) => ({
  ...bankEnvironment(process.env, {
    dataDir: join(folder, server.name),
    port: server.port,
    sandbox: listening,
  }),
  ROLE: server.role,
  DATABASE_URL: hasPool ? pooled : urlOf('bank_server'),
  DATABASE_DIRECT_URL: urlOf('bank_server'),
  OPERATOR_PORT: String(server.operatorPort),
  METRICS_PORT: String(server.metricsPort),
  TRUSTED_PROXY_HOPS: '1',
  OPERATOR_KEY,
  SESSION_KEY: 'session key of a trial, the same on all servers',
  PARTNER_KEY: 'partner key of a trial, the same on all servers',
  IDENTITY_KEY: 'identity key of a trial, the same on all servers',
  VAULT_KEYS: `trial:${Buffer.alloc(32, 7).toString('base64')}`,
  LOG_LEVEL: 'warn',
})
execFileSync(process.execPath, [join(ROOT, 'scripts/ops/bank.ts'), 'grant-role', 'bank_server'], {
  env: { ...bankVariables(worker), DATABASE_URL: urlOf('bank_owner'), DATABASE_DIRECT_URL: '' },
  cwd: folder,
})
const processes = new Map(
  servers.map((server) => [
    server.name,
    run(server.name, process.execPath, [join(ROOT, 'server/src/main.ts')], { env: bankVariables(server) }),
  ]),
)
for (const { name, port } of servers)
  await until(`${name} is ready`, () => isOk(`http://127.0.0.1:${port}/readyz`))
say('servers', servers.map(({ name, role }) => `${name} (${role})`).join(', '))
sandbox.meetBank({ internalUrl: `http://127.0.0.1:${worker.operatorPort}`, partnerKey: 'partner key' })

const hasProxy = isInstalled('nginx', '-v')
if (hasProxy) {
  const settings = deployed('nginx.conf')
    .replace('web1:3000', `127.0.0.1:${web1.port}`)
    .replace('web2:3000', `127.0.0.1:${web2.port}`)
    .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
    .replace('listen 443', `listen 127.0.0.1:${proxyPort}`)
    // Since nginx 1.25.
    .replace(/^ *http2 on;\n/m, '')
    .replaceAll('/certificates', certificates)
    .replace('/var/cache/nginx', folder)
    .replace('/dev/stdout', join(folder, 'access.log'))
  run('nginx', 'nginx', ['-p', folder, '-c', write('nginx.conf', `daemon off; pid nginx.pid;\n${settings}`)])
}
/** A request through the proxy, over TLS with the trial's authority. */
const through = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: number }>((done, failed) => {
    const call = request(
      { port: proxyPort, host: '127.0.0.1', path, headers, ca: readFileSync(join(certificates, 'ca.crt')) },
      (reply) => {
        let bytes = 0
        reply.on('data', (chunk: Buffer) => (bytes += chunk.length))
        reply.on('end', () => done({ status: reply.statusCode ?? 0, headers: reply.headers, bytes }))
      },
    )
    call.on('error', failed).end()
  })

if (isInstalled('prometheus', '--version')) {
  write('alerts.yml', deployed('alerts.yml'))
  const targets = servers.map(({ metricsPort }) => `127.0.0.1:${metricsPort}`).join(', ')
  const settings = deployed('prometheus.yml').replace(/targets: .*/, `targets: [${targets}]`)
  const file = write('prometheus.yml', settings.replaceAll('15s', '1s'))
  const at = `127.0.0.1:${prometheusPort}`
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${folder}/metrics`,
    `--web.listen-address=${at}`,
  ]
  run('prometheus', 'prometheus', [...args, '--log.level=error'])
  await until('prometheus is ready', () => isOk(`http://${at}/-/ready`))
}
const query = async (text: string) => {
  const url = `http://127.0.0.1:${prometheusPort}/api/v1/query?query=${encodeURIComponent(text)}`
  return callJson<{ data: { result: { metric: Record<string, string>; value: [number, string] }[] } }>(
    url,
    'GET',
  )
}

// --- the walk ---
const [url, operatorUrl] = [`http://127.0.0.1:${web1.port}`, `http://127.0.0.1:${worker.operatorPort}`]
for (let number = 1; number <= 5; number++)
  await callJson(
    `${operatorUrl}/operator/customers`,
    'POST',
    {
      email: `customer${number}@example.com`,
      password: PASSWORD,
      first_name: 'Jordan',
      last_name: 'Trial',
      primary_phone: '5005550006',
      address: { address_1: '1 Example Street', city: 'Springfield', state: 'IL', postal_code: '62701' },
    },
    OPERATOR_KEY,
  )
const calls = ['/api/account', '/api/balance', '/api/transactions?page=1&per_page=10', '/api/notifications']
for (let number = 1; number <= 5; number++) {
  const token = await signIn(url, `customer${number}@example.com`, PASSWORD)
  // Both servers, so that each pooled connection meets statements that another server prepared.
  for (let round = 0; round < 20; round++)
    for (const path of calls)
      await callJson(`http://127.0.0.1:${round % 2 ? web2.port : web1.port}${path}`, 'GET', undefined, token)
}
say('calls through both web servers', 5 * 20 * calls.length)
const jobsAt = async (server: typeof web1) => {
  const text = await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line.startsWith('bank_job_seconds_count'))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
await until('the worker runs jobs', async () => (await jobsAt(worker)) > 0)
say('jobs run by web1, web2, worker', await Promise.all([web1, web2, worker].map(jobsAt)))
if (hasPool) {
  const { rows } = await admin.query<{ usename: string; count: string }>(
    `select usename, count(*) from pg_stat_activity where datname = 'bank' group by usename`,
  )
  say('connections at PostgreSQL', rows)
}
if (hasProxy) {
  const page = await through('/login')
  say('/login through the proxy', page.status)
  const script =
    readFileSync(join(ROOT, 'web/dist/index.html'), 'utf8').match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  const file = await through(script, { 'accept-encoding': 'br' })
  say('a script', [file.status, file.headers['content-encoding'], file.bytes])
  say('the same again', (await through(script, { 'if-none-match': String(file.headers['etag']) })).status)
  processes.get('web1')?.kill('SIGTERM')
  const statuses = new Set<number>()
  for (let call = 0; call < 50; call++) statuses.add((await through('/login')).status)
  say('50 pages while web1 stops', [...statuses])
}
if (children.some(({ spawnfile }) => spawnfile === 'prometheus')) {
  await pause(5000)
  const roles = await query('sum by (role) (bank_server)')
  say(
    'servers by role',
    Object.fromEntries(roles.data.result.map((row) => [row.metric['role'], row.value[1]])),
  )
  const panels = [...deployed('grafana/dashboards/bank.json').matchAll(/"expr": (".*")/g)]
  const empty: string[] = []
  for (const [, text = ''] of panels) {
    const expression = JSON.parse(text) as string
    if ((await query(expression)).data.result.length === 0) empty.push(expression)
  }
  say('queries of the dashboard', `${panels.length}, of which ${empty.length} have no value now`)
}
for (const child of children) child.kill('SIGTERM')
await sandbox.close()
await sandboxDatabase.close()
await admin.close()
await pause(2000)
await postgres.stop()
process.exit(0)
