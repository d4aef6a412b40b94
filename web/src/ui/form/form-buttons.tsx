import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { useDialogStays } from '../dialog/use-dialog-stays.ts'
import classes from './button-row.module.css'
import { copy } from './form.messages.ts'

interface FormButtonsProps {
  submitLabel: string
  /** False disables the submit button (FRAME-91). Usually `form.isValid()`. */
  valid: boolean
  /** While the request is in flight. A dialog around the form stays open. */
  busy?: boolean
  backLabel?: string
  /** Without it there is no back button. */
  onBack?: () => void
}

/** The back and submit pair at the end of a form. */
export const FormButtons = (props: FormButtonsProps) => {
  const { submitLabel, valid, busy = false, backLabel = t(copy.back), onBack } = props
  const isSending = useDialogStays(busy)
  return (
    <div className={classes.row}>
      {onBack && (
        <Button variant="default" onClick={onBack} disabled={isSending}>
          {backLabel}
        </Button>
      )}
      <Button type="submit" disabled={!valid || isSending} loading={busy}>
        {submitLabel}
      </Button>
    </div>
  )
}
