import { t, texts } from '../../../i18n/translate.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { copy } from '../tracker.messages.ts'
import { trackerRefusal } from '../tracker-errors.ts'

const timed = { closesAfterMs: RESULT_MS.long, progress: true } as const

/**
 * Reports the result of saving external spending (TRACKER-129). A refusal's reason replaces the general text.
 */
export const showExternalSaved = (): Promise<void> =>
  showResult({ tone: 'good', ...texts(copy.externalSaved), ...timed })

export const showExternalFailed = (error: unknown): Promise<void> =>
  showResult({
    tone: 'stop',
    title: t(copy.externalFailed.title),
    text: trackerRefusal(error) ?? t(copy.externalFailed.text),
    ...timed,
  })
