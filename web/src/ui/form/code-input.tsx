import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface CodeInputProps {
  label: string
  value: string
  busy: boolean
  problem: string | undefined
  onChange: (code: string) => void
}

/**
 * A field for a code. Removes blanks, because apps show and copy "123 456". Selects a wrong code, so that
 * typing replaces it.
 */
export const CodeInput = ({ label, value, busy, problem, onChange }: CodeInputProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem && !busy) field.current?.select()
  }, [problem, busy])
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
      error={problem}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\s/g, ''))}
    />
  )
}
