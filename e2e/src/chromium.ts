/**
 * The tests' browser: CHROMIUM_PATH, an installed Chrome or Chromium, or Playwright's own. If there is none,
 * the one in an npm package (Linux on x64), so that a fresh clone needs only npm. CHROMIUM=npm forces that
 * one.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import {
  type Browser as RunningBrowser,
  type BrowserContext,
  chromium as playwrightChromium,
} from '@playwright/test'

export interface Browser {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

export const findChromium = async (): Promise<Browser> => {
  const executablePath = process.env['CHROMIUM'] === 'npm' ? undefined : installed()
  if (executablePath) return { executablePath, args: ARGS, env: environment }
  const folder = await unpacked()
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: {
      ...environment,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), environment['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
    },
  }
}

/** Opens the browser for programs that control it themselves. */
export const openBrowser = async (): Promise<RunningBrowser> =>
  playwrightChromium.launch(await findChromium())

/**
 * Opens the browser with a profile that all its pages share. Another tool can control it too, through `port`
 * on loopback.
 */
export const openBrowserAt = async (port: number, profile: string): Promise<BrowserContext> => {
  const browser = await findChromium()
  return playwrightChromium.launchPersistentContext(profile, {
    ...browser,
    args: [...browser.args, `--remote-debugging-port=${port}`],
  })
}

/**
 * A quiet browser that makes no calls to the outside. Chromium's own sandbox cannot start as root, and this
 * browser opens only our own pages.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

const installed = () => process.env['CHROMIUM_PATH'] ?? usualPlaces().find((path) => existsSync(path))

const usualPlaces = () => [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  playwrightChromium.executablePath(),
]

/** Unpacks the npm package once, and again for each new version. */
const unpacked = async (): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('no Chrome or Chromium found: install one, or set CHROMIUM_PATH')
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  const folder = resolve(import.meta.dirname, '../../.cache/chromium', version)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await unpackInto(unfinished)
  writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(folder))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

/**
 * The package unpacks into the folder for temporary files, and adds the libraries that a bare machine lacks
 * only if it seems to run on AWS. Both depend on the environment, so it runs in its own process.
 */
const unpackInto = async (folder: string) => {
  const code = "await (await import('@sparticuz/chromium')).default.executablePath()"
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    env: { ...environment, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
}

/**
 * The package's own file names a folder that doesn't exist here. Without fonts all text has no size and
 * counts as hidden.
 */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
