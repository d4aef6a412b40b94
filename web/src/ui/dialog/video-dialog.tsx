import type { Message } from '@yoursuccess/contract/core/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { copy } from './video.messages.ts'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'
import { Notice } from '../page/notice.tsx'
import classes from './video-dialog.module.css'
import { VideoPlayer } from './video-player.tsx'

/** A video in web/public/videos: NAME.webm, its poster NAME.jpg, and its captions NAME.vtt and NAME.es.vtt. */
export interface Video {
  name: string
  title: Message
  /** The text of each caption, in order. */
  transcript: readonly Message[]
}

/**
 * A video with its text below it. It starts only when the customer plays it, its captions are on, and it has
 * no sound. If it can't be played, the text remains.
 */
export const VideoDialog = ({ name, title, transcript, onClose }: Video & { onClose: () => void }) => {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Dialog title={t(title)} onClose={onClose} width={608}>
      {isBroken ? (
        <Notice tone="info">{t(copy.broken)}</Notice>
      ) : (
        <VideoPlayer name={name} title={t(title)} onBroken={() => setIsBroken(true)} />
      )}
      <section aria-label={t(copy.transcript)}>
        <h3 className={classes.heading}>{t(copy.inWords)}</h3>
        <ol className={classes.transcript}>
          {transcript.map((line) => (
            <li key={line.id}>{t(line)}</li>
          ))}
        </ol>
      </section>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{t(copy.close)}</Button>
      </div>
    </Dialog>
  )
}
