import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.video', {
  broken: "We couldn't play this video. You can read it below.",
  transcript: 'Transcript',
  inWords: 'Transcript',
  close: 'Close',
  /** The language of the captions. */
  language: 'English',
  pause: 'Pause',
  play: 'Play',
  position: 'Position in the video',
  at: '{now} of {end}',
})
