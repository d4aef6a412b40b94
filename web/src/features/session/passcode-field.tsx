import { TextInput, type TextInputProps } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { passcodeCopy } from './passcode.messages.ts'

/** As authenticator apps and phone keyboards expect it. */
export const PasscodeField = (props: TextInputProps) => (
  <TextInput
    label={t(passcodeCopy.field)}
    name="one-time-code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={32}
    {...props}
  />
)
