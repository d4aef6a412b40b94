/** The tracker's videos. Their captions are in the same folder and have the same text (videos.test.tsx). */

import { videosCopy } from './tracker-videos.messages.ts'

const tour = { name: 'success-tracker', transcript: videosCopy.tourTranscript }

export const trackerVideos = {
  welcome: { ...tour, title: videosCopy.welcome },
  tour: { ...tour, title: videosCopy.tour },
  income: { name: 'income-goals', title: videosCopy.income, transcript: videosCopy.incomeTranscript },
} as const
