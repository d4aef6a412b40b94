import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import classes from './session-form.module.css'
import { unspecified } from './session.messages.ts'
import { PasscodeField } from './sign-in-fields.tsx'

interface PasscodeFormProps {
  busy: boolean
  /** How many codes were wrong. */
  failures: number
  onSubmit: (passcode: string) => void
  onBack: () => void
}

/** A code of the app has six digits, a backup code ten characters: one field takes both, pasted or filled in. */
export const PasscodeForm = ({ busy, failures, onSubmit, onBack }: PasscodeFormProps) => {
  const [passcode, setPasscode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone, and the next thing to do is this field. After a wrong code the next one is
  // typed over it.
  useEffect(() => {
    field.current?.focus()
    if (!busy) field.current?.select()
  }, [busy, failures])
  // Authenticator apps show "123 456", and copy it so.
  const bare = passcode.replace(/\s/g, '')
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && bare) onSubmit(bare)
      }}
    >
      <PageHeading lead={unspecified.passcodeLead}>{unspecified.passcodeHeadline}</PageHeading>
      <PasscodeField
        ref={field}
        value={passcode}
        onChange={(event) => setPasscode(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth disabled={busy || !bare} loading={busy}>
        Log In
      </Button>
      <Button variant="subtle" onClick={onBack} disabled={busy}>
        {unspecified.backToLogin}
      </Button>
    </form>
  )
}
