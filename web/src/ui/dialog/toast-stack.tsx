import { CloseButton } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { ToneIcon } from '../look/tone-icon.tsx'
import { copy } from './dialog.messages.ts'
import classes from './toast-stack.module.css'
import { dismissToast, type Toast, useToasts } from './toasts.ts'
import { useCountdown } from './use-countdown.ts'

/**
 * The app renders this once. The region always exists, so that screen readers announce what is added to it.
 */
export const ToastStack = () => (
  <section className={classes.stack} aria-label={t(copy.messages)}>
    <div role="status" aria-live="polite" aria-relevant="additions">
      {useToasts().map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  </section>
)

const ToastCard = ({ toast: { id, tone, text, lastsMs } }: { toast: Toast }) => {
  const { pauseProps } = useCountdown(lastsMs, () => dismissToast(id))
  return (
    <div className={classes.toast} data-tone={tone} {...pauseProps}>
      <ToneIcon tone={tone} />
      <p className={classes.text}>{text}</p>
      <CloseButton aria-label={t(copy.dismiss)} onClick={() => dismissToast(id)} />
    </div>
  )
}
