/** Checks compose.yaml and the files in deploy/ without containers (OPERATIONS-107, 140, 141). */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  image: string
  ports?: string[]
  environment?: Record<string, string>
  entrypoint?: string | string[]
  command?: string | string[]
  healthcheck?: { test: string[] }
  stop_grace_period?: string
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}

const REPOSITORY = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(REPOSITORY, file), 'utf8')
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const services = Object.entries(compose.services)
const servers = services.filter(([, { environment }]) => environment?.['ROLE'])
const namesWith = (role: string) =>
  servers.flatMap(([name, { environment }]) => (environment?.['ROLE'] === role ? [name] : []))

// OPERATIONS-107
test('two web servers and a worker run behind a proxy, with what they need around them', () => {
  expect(namesWith('web')).toEqual(['web1', 'web2'])
  expect(namesWith('worker')).toEqual(['worker'])
  expect(services.map(([name]) => name)).toEqual(
    expect.arrayContaining(['postgres', 'pgbouncer', 'migrate', 'proxy', 'prometheus', 'grafana']),
  )
})

// OPERATIONS-107
test('names every image with its full version, and ours by a setting', () => {
  const loose = services.filter(
    ([, { image }]) => !/:v?\d+\.\d+[\w.-]*$/.test(image) && !image.startsWith('${BANK_IMAGE:?'),
  )
  expect(loose).toEqual([])
})

// OPERATIONS-107
test('opens ports on this machine alone', () => {
  const ports = services.flatMap(([, service]) => service.ports ?? [])
  expect(ports.length).toBeGreaterThan(0)
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
})

// OPERATIONS-107
test('gives the servers only settings that .env.example lists', () => {
  const known = new Set([...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name))
  const ours = services.filter(([, { image }]) => image.includes('BANK_IMAGE'))
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'web1', 'web2', 'worker'])
  const unknown = ours.flatMap(([, { environment = {} }]) =>
    Object.keys(environment).filter((name) => !known.has(name)),
  )
  expect(unknown).toEqual([])
})

test('mounts files that exist and volumes that are declared, and waits for services that exist', () => {
  const sources = services.flatMap(([, { volumes = [] }]) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  const files = sources.filter((source) => source.startsWith('.'))
  expect(files.filter((file) => !existsSync(join(REPOSITORY, file)))).toEqual([])
  const volumes = sources.filter((source) => !source.startsWith('.'))
  expect(volumes.filter((name) => !(name in compose.volumes))).toEqual([])
  const awaited = services.flatMap(([, { depends_on = [] }]) =>
    Array.isArray(depends_on) ? depends_on : Object.keys(depends_on),
  )
  expect(awaited.filter((name) => !(name in compose.services))).toEqual([])
})

// OPERATIONS-107
test('the proxy sends customers to the web servers alone, and Prometheus reads all servers', () => {
  const upstream = [...read('deploy/nginx.conf').matchAll(/^\s+server (\w+):3000/gm)].map(([, name]) => name)
  expect(upstream).toEqual(namesWith('web'))
  const { scrape_configs: jobs } = parse(read('deploy/prometheus.yml')) as {
    scrape_configs: { static_configs: { targets: string[] }[] }[]
  }
  const targets = jobs.flatMap((job) => job.static_configs.flatMap((config) => config.targets))
  expect(targets).toEqual(
    servers.map(([name, { environment }]) => `${name}:${environment?.['METRICS_PORT']}`),
  )
})

// OPERATIONS-140
test('gives the archive of the log to PostgreSQL before it starts', () => {
  const { certificates, postgres } = compose.services
  expect(certificates?.entrypoint).toContain('/archive')
  expect(certificates?.volumes).toContain('archive:/archive')
  expect(postgres?.volumes).toContain('archive:/archive')
  expect(postgres?.depends_on).toEqual({ certificates: { condition: 'service_completed_successfully' } })
  expect(read('deploy/make-certificates.sh')).toMatch(/^set -eu\n.*chown 999:999 "\$2"\ncd/m)
})

/** Runs the archive command of compose.yaml as PostgreSQL does, on a file of the log with this content. */
const archiveIn = (folder: string, content: string) => {
  writeFileSync(join(folder, 'segment'), content)
  const command = /archive_command='([^']+)'/.exec(String(compose.services['postgres']?.command))?.[1] ?? ''
  const here = command.replaceAll('%p', 'segment').replaceAll('%f', '0001').replaceAll('/archive', '.')
  return spawnSync('sh', ['-c', here], { cwd: folder }).status === 0
}

// OPERATIONS-140
test('archives a file of the log once, again after a crash, and never over another one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  const archived = () => readFileSync(join(folder, '0001'), 'utf8')
  writeFileSync(join(folder, '0001.part'), 'half of a copy')
  expect([archiveIn(folder, 'one'), archived()]).toEqual([true, 'one'])
  expect([archiveIn(folder, 'one'), archived()]).toEqual([true, 'one'])
  expect([archiveIn(folder, 'another'), archived()]).toEqual([false, 'one'])
  rmSync(folder, { recursive: true })
})

// OPERATIONS-141
test('waits for the PostgreSQL that serves, and for servers that are ready', () => {
  expect(compose.services['postgres']?.healthcheck?.test).toContain('--host=127.0.0.1')
  for (const [name, { healthcheck, stop_grace_period }] of servers)
    expect([name, healthcheck?.test.join(' '), stop_grace_period]).toEqual([
      name,
      expect.stringContaining('/readyz'),
      '20s',
    ])
})

// OPERATIONS-141
test('the proxy looks up the addresses of replaced web servers', () => {
  const upstream = [...read('deploy/nginx.conf').matchAll(/^ +server web\d:3000 (.*);$/gm)]
  expect(upstream.map(([, options]) => options?.split(' ')[0])).toEqual(['resolve', 'resolve'])
  expect(read('deploy/nginx.conf')).toMatch(/^ +zone web \d+k;$/m)
})
