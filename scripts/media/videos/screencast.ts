import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from './page.ts'

export interface Frame {
  file: string
  /** How long the frame is shown, in seconds. */
  seconds: number
}

/** Saves a frame for each change on the page. The times are the browser's. */
export const startScreencast = async (
  page: Page,
  folder: string,
  size: { width: number; height: number },
) => {
  const browser = await page.context().newCDPSession(page)
  const taken: { file: string; at: number }[] = []
  let isOver = false
  browser.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    if (isOver) return
    const file = join(folder, `${String(taken.length).padStart(5, '0')}.jpg`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    taken.push({ file, at: metadata.timestamp ?? Date.now() / 1000 })
    void browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await browser.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
    everyNthFrame: 1,
  })
  const startedAt = Date.now()
  return {
    elapsedMs: (): number => Date.now() - startedAt,
    stop: async (): Promise<Frame[]> => {
      const endedAt = Date.now() / 1000
      isOver = true
      await browser.send('Page.stopScreencast')
      if (taken.length === 0) throw new Error('the browser sent no picture')
      return taken.map(({ file, at }, index) => {
        // The first frame is shown from the start of the recording.
        const from = index === 0 ? startedAt / 1000 : at
        return { file, seconds: Math.max(0.001, (taken[index + 1]?.at ?? endedAt) - from) }
      })
    },
  }
}
