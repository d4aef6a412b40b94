import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'
import { Notice } from '../page/notice.tsx'
import classes from './video-dialog.module.css'
import { VideoPlayer } from './video-player.tsx'

/** A video in web/public/videos: NAME.webm, its poster NAME.jpg and its captions NAME.vtt. */
export interface Video {
  name: string
  title: string
  /** The text of each caption, in order. */
  transcript: readonly string[]
}

/**
 * A video with its text below it. It starts only when the customer plays it, its captions are on, and it has
 * no sound. If it can't be played, the text remains.
 */
export const VideoDialog = ({ name, title, transcript, onClose }: Video & { onClose: () => void }) => {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Dialog title={title} onClose={onClose} width={608} sheet>
      {isBroken ? (
        <Notice tone="info">This video cannot be played here. This is what it says:</Notice>
      ) : (
        <VideoPlayer name={name} title={title} onBroken={() => setIsBroken(true)} />
      )}
      <section aria-label="Transcript">
        <h3 className={classes.heading}>In words</h3>
        <ol className={classes.transcript}>
          {transcript.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <div className={dialog.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
