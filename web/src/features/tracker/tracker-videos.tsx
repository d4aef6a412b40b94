/** The three short films of the tracker, as stills with their words (AMB-208). */
import { lazy } from 'react'
import { openDialog } from '../../ui/dialogs.tsx'
import { quoted } from './tracker.messages.ts'

const VideoStill = lazy(() => import('../../ui/video-still.tsx').then((m) => ({ default: m.VideoStill })))

const VIDEOS = {
  welcome: {
    title: 'How the Success Tracker helps',
    pose: 'greeting',
    captions: [
      `${quoted.dollarBillHello}.`,
      'First we write down your trustee payment. It comes before everything else.',
      'Then what comes in, and what you plan to spend. What is left is yours for the month.',
    ],
  },
  tour: {
    title: 'A tour of the Success Tracker',
    pose: 'pointing',
    captions: [
      'The ring shows the month: what went to your trustee, what still has to, what you spent and what remains.',
      'Purchases with your card appear by themselves. You say which category they belong to.',
      'Near the end of a month I ask you to set the goals of the next one.',
    ],
  },
  income: {
    title: 'Which income counts',
    pose: 'thinking',
    captions: [
      'Count what comes in every month: wages after deductions, benefits, support, a pension.',
      'Schedule I of your bankruptcy petition lists each source. Take the same ones here.',
      'If a month will be different, change only that month.',
    ],
  },
} as const

export const showVideo = (name: keyof typeof VIDEOS): Promise<void> =>
  openDialog((close) => <VideoStill {...VIDEOS[name]} onClose={() => close(undefined)} />)
