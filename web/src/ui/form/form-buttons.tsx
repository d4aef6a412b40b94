import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import classes from './button-row.module.css'
import { copy } from './form.messages.ts'

interface FormButtonsProps {
  submitLabel: string
  /** False disables the submit button (FRAME-91). Usually `form.isValid()`. */
  valid: boolean
  /** While the request is in flight. */
  busy?: boolean
  backLabel?: string
  /** Without it there is no back button. */
  onBack?: () => void
}

/** The back and submit pair at the end of a form. */
export const FormButtons = (props: FormButtonsProps) => {
  const { submitLabel, valid, busy = false, backLabel = t(copy.back), onBack } = props
  return (
    <div className={classes.row}>
      {onBack && (
        <Button variant="default" onClick={onBack} disabled={busy}>
          {backLabel}
        </Button>
      )}
      <Button type="submit" disabled={!valid || busy} loading={busy}>
        {submitLabel}
      </Button>
    </div>
  )
}
