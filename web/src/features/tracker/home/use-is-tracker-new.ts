import { useState } from 'react'
import { readStored, store } from '../../../lib/storage.ts'

/** True until the tracker was seen in this browser. It stays as it is while the page is open (TRACKER-232). */
export const useIsTrackerNew = (): boolean => {
  const [isNew] = useState(() => readStored('ys.tracker-seen') === undefined)
  return isNew
}

/** Called once the tracker is on the screen. */
export const rememberTrackerSeen = (): void => store('ys.tracker-seen', 'yes')
