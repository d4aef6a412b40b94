import { Button, PasswordInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { passwordForm } from '@yoursuccess/contract/session/password-reset'
import { useEffect } from 'react'
import type * as z from 'zod'
import classes from './session-form.module.css'

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
    validate: schemaResolver(passwordForm, { sync: true }),
    validateInputOnBlur: true,
  })
  const { setFieldError } = form
  useEffect(() => {
    if (problem) setFieldError('password', problem)
  }, [problem, setFieldError])
  return (
    <form className={classes.form} onSubmit={form.onSubmit(onSubmit)}>
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="New password again"
        autoComplete="new-password"
        maxLength={200}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...form.getInputProps('password_confirmation')}
      />
      <Button type="submit" fullWidth disabled={busy} loading={busy}>
        Save new password
      </Button>
    </form>
  )
}
