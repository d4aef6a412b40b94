import { Button, PasswordInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { passwordForm } from '@yoursuccess/contract/session/password-reset'
import { useEffect } from 'react'
import type * as z from 'zod'
import { checkedBy } from '../../lib/errors.ts'
import { t } from '../../i18n/translate.ts'
import classes from './session-form.module.css'
import { resetCopy } from './reset.messages.ts'
import { copy } from './session.messages.ts'

export type NewPassword = z.infer<typeof passwordForm>

interface NewPasswordFormProps {
  busy: boolean
  /** The server's error for the password. */
  problem: string | undefined
  onSubmit: (form: NewPassword) => void
}

export const NewPasswordForm = ({ busy, problem, onSubmit }: NewPasswordFormProps) => {
  const form = useForm<NewPassword>({
    initialValues: { password: '', password_confirmation: '' },
    validate: checkedBy(passwordForm),
    validateInputOnBlur: true,
  })
  const { setFieldError } = form
  useEffect(() => {
    if (problem) setFieldError('password', problem)
  }, [problem, setFieldError])
  return (
    <form className={classes.form} onSubmit={form.onSubmit(onSubmit)}>
      <PasswordInput
        label={t(resetCopy.newPassword)}
        autoComplete="new-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': t(copy.showPassword) }}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label={t(resetCopy.newPasswordAgain)}
        autoComplete="new-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': t(copy.showPassword) }}
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" fullWidth disabled={busy} loading={busy}>
        {t(resetCopy.saveNewPassword)}
      </Button>
    </form>
  )
}
