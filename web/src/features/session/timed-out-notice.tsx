import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import classes from './timed-out-notice.module.css'

export const TimedOutNotice = ({ text }: { text: string }) => (
  <div className={classes.notice} role="status">
    <ToneIcon tone="info" />
    <p>{text}</p>
  </div>
)
