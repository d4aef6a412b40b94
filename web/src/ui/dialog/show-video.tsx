import { dialogCode } from './dialog-code.tsx'
import { closedUnseen, openDialog } from './dialogs.tsx'
import type { Video } from './video-dialog.tsx'

const drawVideo = dialogCode(() => import('./video-dialog.tsx').then((m) => m.VideoDialog))

/** Opens a film over the page; answers when it is closed. */
export const showVideo = (video: Video): Promise<void> =>
  openDialog((close) => drawVideo({ ...video, onClose: () => close(undefined) }), closedUnseen(undefined))
