/**
 * `node scripts/dev/deployment.ts`: tries the deployment of compose.yaml without containers. Starts a PostgreSQL, the
 * sandbox, two web servers and a worker, and those of PgBouncer, nginx and Prometheus that are installed, with the
 * files in deploy/. Walks through it, prints what it saw, and ends with 1 if a check fails. Set PGBOUNCER to use a
 * binary that is not in PATH. Needs the built web app (`npm run build`).
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
import {
  check,
  createCustomer,
  emailOf,
  finish,
  nobody,
  OPERATOR_KEY,
  PASSWORD,
  say,
  until,
} from './trial.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const folder = mkdtempSync(join(tmpdir(), 'deployment-'))
chmodSync(folder, 0o755)
const children: ChildProcess[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  // Not SIGKILL, after which nginx would leave its workers behind.
  for (const child of children) child.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})
const deployed = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8')
const isInstalled = (program: string, flag: string) => spawnSync(program, [flag]).status === 0
const run = (name: string, program: string, args: string[], options: object = {}): ChildProcess => {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: folder, ...options })
  child.once('exit', (code) => code && say(name, `ended with ${code}`))
  children.push(child)
  return child
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
    // The `http2` directive needs nginx 1.25, and `resolve` 1.27.3; Debian's is older. Without containers, nothing resolves.
    .replace(/^ *http2 on;\n/m, '')
    .replace(/^ *(resolver|zone) .*\n/gm, '')
    .replaceAll(' resolve ', ' ')
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

const hasPrometheus = isInstalled('prometheus', '--version')
if (hasPrometheus) {
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
for (let number = 1; number <= 5; number++) await createCustomer(operatorUrl, number)
const calls = ['/api/account', '/api/balance', '/api/transactions?page=1&per_page=10', '/api/notifications']
for (let number = 1; number <= 5; number++) {
  const token = await signIn(url, emailOf(number), PASSWORD)
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
const jobs = await Promise.all([web1, web2, worker].map(jobsAt))
check('the worker alone runs jobs', jobs[0] === 0 && jobs[1] === 0 && (jobs[2] ?? 0) > 0, jobs)
if (hasPool) {
  const pool = await openDatabase({
    url: pooled.replace('bank_server:', 'postgres:').replace('/bank?', '/pgbouncer?'),
  })
  const { rows: pools } = await pool.query<{ database: string; user: string; cl_active: number }>(
    'show pools',
  )
  const clients = pools.find(({ database, user }) => database === 'bank' && user === 'bank_server')
  check('the servers are clients of PgBouncer', Number(clients?.cl_active) >= 3, clients)
  await pool.close()
  const { rows } = await admin.query<{ name: string; count: number }>(
    `select application_name || ' ' || usename as name, count(*)::int from pg_stat_activity
     where datname = 'bank' and usename = 'bank_server' group by 1`,
  )
  const atPostgres = rows.reduce((sum, { count }) => sum + count, 0)
  check('fewer connections at PostgreSQL than at PgBouncer', atPostgres < Number(clients?.cl_active), rows)
}
if (hasProxy) {
  const upstreams = () =>
    new Set(readFileSync(join(folder, 'access.log'), 'utf8').match(/127\.0\.0\.1:\d+(?= 200)/g))
  for (let call = 0; call < 10; call++) await through('/login')
  const page = await through('/login')
  check('/login over TLS', page.status === 200, page.status)
  const both = [web1, web2].map(({ port }) => `127.0.0.1:${port}`)
  check(
    'both web servers answered through the proxy',
    both.every((at) => upstreams().has(at)),
    [...upstreams()],
  )
  const plain = await fetch(`http://127.0.0.1:${plainPort}/webhooks/x`, { method: 'POST' })
  check('http is refused for partners', plain.status === 403, plain.status)
  check('/readyz is not for customers', (await through('/readyz')).status === 404, 404)
  const script =
    readFileSync(join(ROOT, 'web/dist/index.html'), 'utf8').match(/\/assets\/[\w.-]+\.js/)?.[0] ?? ''
  for (const encoding of ['br', 'zstd']) {
    const { status, headers, bytes } = await through(script, { 'accept-encoding': encoding })
    const seen = headers['content-encoding']
    check(`a script as ${encoding}`, status === 200 && seen === encoding, [status, seen, bytes])
    const again = await through(script, {
      'accept-encoding': encoding,
      'if-none-match': String(headers['etag']),
    })
    check(`the same again`, again.status === 304, again.status)
  }
  processes.get('web1')?.kill('SIGTERM')
  const statuses = new Set<number>()
  for (let call = 0; call < 50; call++) statuses.add((await through('/login')).status)
  check('50 pages while web1 stops', statuses.size === 1 && statuses.has(200), [...statuses])
}
if (hasPrometheus) {
  await pause(5000)
  const roles = await query('sum by (role) (bank_server)')
  const byRole = Object.fromEntries(roles.data.result.map((row) => [row.metric['role'], row.value[1]]))
  check('servers by role', byRole['worker'] === '1' && Number(byRole['web']) >= 1, byRole)
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
for (const [is, name] of [
  [hasPool, 'PgBouncer'],
  [hasProxy, 'nginx'],
  [hasPrometheus, 'Prometheus'],
] as const)
  if (!is) console.log(`not tried, because it is not installed: ${name}`)
finish()
