import { openDialog } from './dialogs.tsx'
import type { Video } from './video-dialog.tsx'
import { lazyPart } from '../lazy-part.tsx'

const VideoDialog = lazyPart(async () => (await import('./video-dialog.tsx')).VideoDialog)

/** Opens a video over the page. Resolves when it is closed. */
export const showVideo = (video: Video): Promise<void> =>
  openDialog((close) => <VideoDialog {...video} onClose={() => close(undefined)} />)
