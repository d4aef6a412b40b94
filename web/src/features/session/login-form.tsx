import type { ReactNode } from 'react'
import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Form } from '../../ui/form/form.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { CLOSED_TO_NEW } from '../program/program.api.ts'
import classes from './session-form.module.css'
import { copy } from './session.messages.ts'
import { PasswordField } from './password-field.tsx'
import type { Credentials } from './use-sign-in.ts'

interface LoginFormProps {
  credentials: Credentials
  onChange: (change: Partial<Credentials>) => void
  busy: boolean
  waitSeconds: number
  /** Undefined until it has loaded, null once no more accounts are opened. */
  signupUrl: string | null | undefined
  onSubmit: () => void
  onPasskey: (() => void) | undefined
}

/** The form that browsers' password managers expect: one form, with `username` and `current-password`. */
export const LoginForm = ({
  credentials,
  onChange,
  busy,
  waitSeconds,
  signupUrl,
  onSubmit,
  onPasskey,
}: LoginFormProps) => (
  <Form
    className={classes.form}
    // If the browser submits the form without a script, POST keeps the password out of the address.
    method="post"
    onSubmit={() => !busy && onSubmit()}
  >
    <PageHeading lead={t(copy.loginLead)}>{t(copy.loginHeadline)}</PageHeading>
    <TextInput
      label={t(copy.email)}
      name="username"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      maxLength={254}
      value={credentials.email}
      onChange={(event) => onChange({ email: event.currentTarget.value })}
    />
    <PasswordField
      required
      withAsterisk={false}
      value={credentials.password}
      onChange={(event) => onChange({ password: event.currentTarget.value })}
    />
    <Link className={classes.aside} to={paths.requestPasswordReset}>
      {t(copy.forgotPassword)}
    </Link>
    {waitSeconds > 0 && (
      <p className={classes.below} role="status">
        {waitFor(waitSeconds)}
      </p>
    )}
    <Button type="submit" fullWidth disabled={busy} loading={busy}>
      {t(copy.logIn)}
    </Button>
    <Button variant="default" fullWidth disabled={busy} onClick={onPasskey}>
      {t(copy.usePasskey)}
    </Button>
    {signupUrl && (
      <p className={classes.below}>
        {t(copy.noAccount)} <a href={signupUrl}>{t(copy.registerNow)}</a>
      </p>
    )}
    {signupUrl === null && <p className={classes.below}>{t(CLOSED_TO_NEW)}</p>}
  </Form>
)

/** "Try again in 4 minutes", rounded up; in seconds if less than a minute. */
const waitFor = (seconds: number) => {
  const a = (words: ReactNode) => <Link to={paths.requestPasswordReset}>{words}</Link>
  return seconds < 60
    ? elements(copy.tryAgainInSeconds, { count: seconds, a })
    : elements(copy.tryAgainInMinutes, { count: Math.ceil(seconds / 60), a })
}
