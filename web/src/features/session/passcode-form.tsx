import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { Form } from '../../ui/form/form.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PasscodeField } from './passcode-field.tsx'
import { passcodeCopy } from './passcode.messages.ts'
import classes from './session-form.module.css'
import { copy } from './session.messages.ts'

interface PasscodeFormProps {
  busy: boolean
  /** The number of wrong codes. */
  failures: number
  onSubmit: (passcode: string) => void
  onBack: () => void
}

/**
 * Accepts a six-digit code from an authenticator app or a ten-character backup code, typed, pasted or
 * autofilled.
 */
export const PasscodeForm = ({ busy, failures, onSubmit, onBack }: PasscodeFormProps) => {
  const [passcode, setPasscode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone, so the focus moves to this field. After a wrong code it selects
  // the text, so the next code replaces it.
  useEffect(() => {
    field.current?.focus()
    if (!busy) field.current?.select()
  }, [busy, failures])
  // Authenticator apps show and copy "123 456".
  const bare = passcode.replace(/\s/g, '')
  return (
    <Form className={classes.form} onSubmit={() => !busy && bare && onSubmit(bare)}>
      <PageHeading lead={t(passcodeCopy.lead)}>{t(passcodeCopy.headline)}</PageHeading>
      <PasscodeField
        ref={field}
        value={passcode}
        onChange={(event) => setPasscode(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth disabled={busy || !bare} loading={busy}>
        {t(copy.logIn)}
      </Button>
      <Button variant="subtle" onClick={onBack} disabled={busy}>
        {t(copy.backToLogin)}
      </Button>
    </Form>
  )
}
