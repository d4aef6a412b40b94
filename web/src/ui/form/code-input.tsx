import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface CodeInputProps {
  label: string
  value: string
  busy: boolean
  complaint: string | undefined
  onChange: (code: string) => void
}

/** Apps show and copy "123 456", so blanks are removed. After a wrong code, the next one replaces it. */
export const CodeInput = ({ label, value, busy, complaint, onChange }: CodeInputProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (complaint && !busy) field.current?.select()
  }, [complaint, busy])
  return (
    <TextInput
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={32}
      ref={field}
      data-autofocus
      classNames={{ input: 'ys-figures' }}
      value={value}
      error={complaint}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, ''))}
    />
  )
}
