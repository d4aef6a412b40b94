import { messages } from '@yoursuccess/contract/core/messages'

export const copy = messages('ui.video', {
  broken: 'This video cannot be played here. This is what it says:',
  transcript: 'Transcript',
  inWords: 'In words',
  close: 'Close',
  english: 'English',
  pause: 'Pause',
  play: 'Play',
  position: 'Position in the video',
  at: '{now} of {end}',
})
