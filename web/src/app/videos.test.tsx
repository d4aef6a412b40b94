import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { billsVideo } from '../features/bills/bills-video.ts'
import { videoCopy as billsInSpanish } from '../features/bills/bills-video.messages.es.ts'
import { trackerVideos } from '../features/tracker/tracker-videos.ts'
import { videosCopy as trackerInSpanish } from '../features/tracker/tracker-videos.messages.es.ts'
import { texts } from '../i18n/translate.ts'
import { renderPiece } from '../testing/render-piece.tsx'
import { VideoDialog } from '../ui/dialog/video-dialog.tsx'

const FOLDER = resolve(import.meta.dirname, '../../public/videos')
const VIDEOS = [...Object.values(trackerVideos), billsVideo]
const MAX_BYTES = 2_000_000
const MAX_SECONDS = 60

/** The second at which each caption ends, and its text. */
const captionsOf = (name: string, ending = 'vtt') =>
  readFileSync(resolve(FOLDER, `${name}.${ending}`), 'utf8')
    .trim()
    .split(/\n{2,}/)
    .slice(1)
    .map((cue) => {
      const [times = '', ...lines] = cue.split('\n')
      const [minutes = 0, seconds = 0] = (times.split(' --> ')[1] ?? '').split(':').map(Number)
      return { endsAt: minutes * 60 + seconds, text: lines.join(' ') }
    })

describe.each(VIDEOS)('the video "$title.text"', ({ name, transcript }) => {
  // PROGRAM-05
  test('has captions equal to the text below it and ends within a minute', () => {
    const captions = captionsOf(name)
    expect(captions.map(({ text }) => text)).toEqual(texts(transcript))
    expect(captions.at(-1)?.endsAt).toBeLessThanOrEqual(MAX_SECONDS)
  })

  // PROGRAM-05
  test('is a WebM of less than two megabytes, with a poster', () => {
    const video = resolve(FOLDER, `${name}.webm`)
    expect(statSync(video).size).toBeLessThan(MAX_BYTES)
    expect(readFileSync(video).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(existsSync(resolve(FOLDER, `${name}.jpg`))).toBe(true)
  })
})

// LANGUAGE-01
test.each([
  ['success-tracker', trackerInSpanish.tourTranscript],
  ['income-goals', trackerInSpanish.incomeTranscript],
  ['paying-bills', billsInSpanish.transcript],
])('the video %s has Spanish captions, at the times of the English ones', (name, transcript) => {
  const captions = captionsOf(name, 'es.vtt')
  expect(captions.map(({ text }) => text)).toEqual(transcript)
  expect(captions.map(({ endsAt }) => endsAt)).toEqual(captionsOf(name).map(({ endsAt }) => endsAt))
})

const open = () => renderPiece(<VideoDialog {...trackerVideos.tour} onClose={() => undefined} />)

// PROGRAM-06
test('a video starts only when played, with its captions on', async () => {
  open()
  const video = (await screen.findByLabelText('A tour of the Success Tracker', {
    selector: 'video',
  })) as HTMLVideoElement
  expect([video.autoplay, video.loop, video.controls]).toEqual([false, false, false])
  const track = video.querySelector('track')
  expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'en', true])
  expect([video, track].map((element) => new URL(element?.src ?? '').pathname)).toEqual([
    '/videos/success-tracker.webm',
    '/videos/success-tracker.vtt',
  ])
})

// PROGRAM-06
test('the controls play, pause and seek the video and leave Escape to the dialog', async () => {
  open()
  const video = (await screen.findByLabelText('A tour of the Success Tracker', {
    selector: 'video',
  })) as HTMLVideoElement
  const calls: string[] = []
  video.play = async () => void calls.push('play')
  video.pause = () => void calls.push('pause')
  Object.defineProperty(video, 'duration', { value: 40 })
  fireEvent.loadedMetadata(video)

  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  fireEvent.play(video)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  fireEvent.pause(video)
  expect(calls).toEqual(['play', 'pause'])
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument()

  const position = screen.getByRole('slider', { name: 'Position in the video' })
  fireEvent.change(position, { target: { value: '12' } })
  expect(video.currentTime).toBe(12)
  expect(position).toHaveAttribute('aria-valuetext', '0:12 of 0:40')
})

// PROGRAM-04
test('keeps the text of a video that cannot be played', async () => {
  open()
  fireEvent.error(await screen.findByLabelText('A tour of the Success Tracker', { selector: 'video' }))
  expect(await screen.findByText(/couldn't play this video/)).toBeInTheDocument()
  expect(screen.getByText(/^Hello, I'm Dollar Bill/)).toBeInTheDocument()
})
