import { Button } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { copy } from '../card.messages.ts'
import { cardError } from '../card.api.ts'
import classes from '../card.module.css'
import { PinFrame } from './pin-frame.tsx'
import { usePinForm } from './use-pin-form.ts'

/** Shows the processor's frame and its result, and commits the PIN after the frame reports "set". */
export const PinForm = () => {
  const { url, loadError, reload, pinError, saving, unsaved, onResult, save } = usePinForm()
  if (loadError) {
    const title = cardError(loadError)
    return <ErrorPanel error={loadError} onRetry={reload} {...(title && { title })} />
  }
  return (
    <div className={classes.pin}>
      {pinError && (
        <Notice tone="stop" role="alert">
          <p>
            <strong>{t(copy.pinFailed)}</strong>
          </p>
          {pinError !== 'failed' && <p>{t(copy.pinErrors[pinError])}</p>}
        </Notice>
      )}
      {unsaved ? (
        <Unsaved onRetry={save} busy={saving} />
      ) : saving ? (
        <TextSkeleton lines={4} label={t(copy.pinSaving)} />
      ) : url ? (
        <PinFrame key={url} url={url} onResult={onResult} />
      ) : (
        <TextSkeleton lines={6} label={t(copy.pinLoading)} />
      )}
    </div>
  )
}

/** Shown when the processor has the PIN but the result of the commit is unknown. Retries the same commit. */
const Unsaved = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <>
    <Notice tone="stop" role="alert">
      <p>
        <strong>{t(copy.pinFailed)}</strong>
      </p>
      <p>{t(copy.pinOutcomeUnknown)}</p>
    </Notice>
    <Button onClick={onRetry} loading={busy}>
      {t(copy.pinAgain)}
    </Button>
  </>
)
