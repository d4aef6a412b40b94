/** Builds the web app if its sources have changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/vite.render.config.ts',
  'web/build-language.ts',
  'web/build-parsed-messages.ts',
  'web/build-translated-index.ts',
  'web/build-translated-texts.ts',
  'web/build-without-json-schema.ts',
  'web/build-without-unused-schemas.ts',
  'web/scripts/build.ts',
  'web/scripts/build-app.ts',
  'web/scripts/build-logger.ts',
  'web/scripts/build-worker.ts',
  'web/scripts/compress.ts',
  'web/scripts/first-visits.ts',
  'contract/src',
  'package-lock.json',
]

/** The folder of the built app. It has all languages. `WEB_LANGUAGE=pseudo` has a folder of its own (web/src/i18n/pseudo.ts). */
export const webFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(ROOT, env['WEB_LANGUAGE'] === 'pseudo' ? '.cache/web-pseudo' : 'web/dist')

export const buildIfStale = async (): Promise<void> => {
  const folder = webFolder()
  const stamp = join(folder, '.built-from')
  const wanted = hashOfSources()
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (built === wanted) return
  console.log('Building the web app ...')
  const { status } = spawnSync(
    'npm',
    ['run', 'build', '--silent', '-w', '@yoursuccess/web', '--', '--out', folder],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('the build of the web app failed')
  mkdirSync(folder, { recursive: true })
  writeFileSync(stamp, wanted)
}

const hashOfSources = (): string => {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of filesOf(join(ROOT, source))) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}
