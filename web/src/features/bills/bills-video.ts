/**
 * The Payment Assistant's video. Its captions are in the same folder and have the same text
 * (videos.test.tsx).
 */
import { videoCopy } from './bills-video.messages.ts'

export const billsVideo = { name: 'paying-bills', ...videoCopy } as const
