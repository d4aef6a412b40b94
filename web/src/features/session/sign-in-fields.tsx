/** The sign-in fields, as password managers and phone keyboards expect them. */
import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core'

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    label="Password"
    name="password"
    autoComplete="current-password"
    maxLength={128}
    visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
    {...props}
  />
)

export const PasscodeField = (props: TextInputProps) => (
  <TextInput
    label="One-time passcode"
    name="one-time-code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={32}
    {...props}
  />
)
