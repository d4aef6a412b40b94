/** The sign-in fields, as password managers and phone keyboards expect them. */
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { copy } from './session.messages.ts'

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    label={t(copy.password)}
    name="password"
    autoComplete="current-password"
    maxLength={128}
    visibilityToggleButtonProps={{ 'aria-label': t(copy.showPassword) }}
    {...props}
  />
)

export const PasscodeField = (props: TextInputProps) => (
  <TextInput
    label={t(copy.passcode)}
    name="one-time-code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={32}
    {...props}
  />
)
