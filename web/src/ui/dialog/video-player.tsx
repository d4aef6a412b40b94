import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { copy } from './video.messages.ts'
import classes from './video-player.module.css'

interface VideoPlayerProps {
  /** In web/public/videos: NAME.webm, its poster NAME.jpg and its captions NAME.vtt, or NAME.es.vtt in Spanish. */
  name: string
  title: string
  onBroken: () => void
}

const clockTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The captions in the language of the page. */
const CAPTIONS = language.code === 'en' ? 'vtt' : `${language.code}.vtt`

/**
 * A silent video with captions, a button and a position slider. It doesn't use the browser's own controls:
 * they keep key presses from the page, so Escape would not close the dialog (decision 0086).
 */
export const VideoPlayer = ({ name, title, onBroken }: VideoPlayerProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [second, setSecond] = useState(0)
  const [length, setLength] = useState(0)

  const toggle = () => {
    if (isPlaying) video.current?.pause()
    // Rejected only when the video can't be played, which the video's error event reports.
    else video.current?.play().catch(() => undefined)
  }
  const goTo = (wanted: number) => {
    if (video.current) video.current.currentTime = wanted
    setSecond(wanted)
  }
  const place = t(copy.at, { now: clockTime(second), end: clockTime(length) })

  return (
    <div className={classes.player}>
      <video
        ref={video}
        className={classes.video}
        playsInline
        preload="metadata"
        width={560}
        height={700}
        aria-label={title}
        src={`/videos/${name}.webm`}
        poster={`/videos/${name}.jpg`}
        onClick={toggle}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onLoadedMetadata={({ currentTarget }) => setLength(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => setSecond(currentTarget.currentTime)}
        onError={onBroken}
      >
        <track
          kind="captions"
          srcLang={language.code}
          label={t(copy.language)}
          src={`/videos/${name}.${CAPTIONS}`}
          default
        />
      </video>
      <div className={classes.controls}>
        <Button
          variant="light"
          leftSection={
            isPlaying ? <IconPlayerPause size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />
          }
          onClick={toggle}
          data-autofocus
        >
          {isPlaying ? t(copy.pause) : t(copy.play)}
        </Button>
        <input
          type="range"
          className={classes.position}
          aria-label={t(copy.position)}
          aria-valuetext={place}
          min={0}
          max={length}
          step={1}
          value={Math.min(second, length)}
          disabled={length === 0}
          onChange={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
        />
        <span className={classes.time} aria-hidden>
          {clockTime(second)} / {clockTime(length)}
        </span>
      </div>
    </div>
  )
}
