/**
 * `npm run videos`: records the help videos in web/public/videos from the running product, on a separate bank
 * with a fixed business day. `npm run videos -- paying-bills` records only this one. Needs ffmpeg with VP9
 * (Debian: `apt-get install ffmpeg`). The captions are in handwritten files beside the videos. Each caption
 * belongs to one scene and sets its duration.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from '../../e2e/src/chromium.ts'
import { startProgram } from '../../e2e/src/program.ts'
import { enterAccount } from '../../e2e/src/sign-in.ts'
import { readCues } from './videos/captions.ts'
import { encode, FOLDER } from './videos/encode.ts'
import type { Browser } from './videos/page.ts'
import { VIDEOS } from './videos/scenes.ts'
import { startScreencast } from './videos/screencast.ts'

const BUSINESS_DAY = '2026-11-20'
const VIEWPORT = { width: 560, height: 700 }

const record = async (browser: Browser, bankUrl: string, name: string) => {
  const video = VIDEOS[name]
  if (!video) throw new Error(`unknown video ${name}; known: ${Object.keys(VIDEOS).join(', ')}`)
  const cues = readCues(join(FOLDER, `${name}.vtt`))
  if (cues.length !== video.scenes.length)
    throw new Error(`${name} has ${video.scenes.length} scenes and ${cues.length} captions`)
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await enterAccount(page, bankUrl, video.persona)
  await page.getByRole('button', { name: 'Shrink notice' }).click()
  await page.goto(bankUrl + video.start)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const frames = mkdtempSync(join(tmpdir(), 'video-'))
  try {
    const poster = await page.screenshot({ type: 'jpeg', quality: 72 })
    const screencast = await startScreencast(page, frames, VIEWPORT)
    for (const [at, scene] of video.scenes.entries()) {
      const cue = cues[at]
      if (!cue) break
      await page.waitForTimeout(Math.max(0, cue.fromMs - screencast.elapsedMs()))
      await scene(page)
      if (screencast.elapsedMs() > cue.toMs)
        throw new Error(`scene ${at + 1} of ${name} is longer than its caption`)
      await page.waitForTimeout(cue.toMs - screencast.elapsedMs())
    }
    encode({ name, frames: await screencast.stop(), poster, folder: frames })
  } finally {
    // Closes the page first, because it may still write frames into the folder.
    await context.close()
    rmSync(frames, { recursive: true, force: true, maxRetries: 5 })
  }
}

if (spawnSync('ffmpeg', ['-version']).status !== 0)
  throw new Error('recording videos needs ffmpeg; on Debian: apt-get install ffmpeg')
const names = process.argv.slice(2)
const dataFolder = mkdtempSync(join(tmpdir(), 'videos-'))
try {
  const program = await startProgram({ dataFolder, startDay: BUSINESS_DAY, isFirst: true })
  const browser = await openBrowser()
  for (const name of names.length > 0 ? names : Object.keys(VIDEOS)) await record(browser, program.url, name)
  await browser.close()
  await program.stop()
} finally {
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}
