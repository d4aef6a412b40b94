import { lazy } from 'react'
import { openDialog } from './dialogs.tsx'
import type { Video } from './video-dialog.tsx'

const VideoDialog = lazy(() => import('./video-dialog.tsx').then((m) => ({ default: m.VideoDialog })))

/** Opens a film over the page; answers when it is closed. */
export const showVideo = (video: Video): Promise<void> =>
  openDialog((close) => <VideoDialog {...video} onClose={() => close(undefined)} />)
