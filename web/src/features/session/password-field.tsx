import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { copy } from './session.messages.ts'

/** As password managers expect it. */
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
