import { Button } from '@mantine/core'
import { Dialog } from './dialog.tsx'
import dialog from './dialog.module.css'
import { DollarBill, type Pose } from './dollar-bill.tsx'
import classes from './video-still.module.css'

export interface VideoStillProps {
  title: string
  pose: Pose
  /** What the video says, scene by scene. */
  captions: readonly string[]
  onClose: () => void
}

/** The place of a video: a drawn still with the whole of its words, until a recording is there (AMB-208). */
export const VideoStill = ({ title, pose, captions, onClose }: VideoStillProps) => (
  <Dialog title={title} onClose={onClose} width={560}>
    <div className={classes.still}>
      <DollarBill pose={pose} />
    </div>
    <ol className={classes.captions}>
      {captions.map((caption) => (
        <li key={caption}>{caption}</li>
      ))}
    </ol>
    <div className={dialog.actions}>
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
)
