import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { applyMask, caretAfter, digitsOf, lengthOfMask } from './digit-mask.ts'

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  /** `(999) 999-9999`: a 9 is a digit, anything else stands between digits. */
  mask: string
  /** The bare digits. */
  value?: string
  onChange: (digits: string) => void
  /** Takes the digits out of what was typed, pasted or filled in: `phoneDigits` where a country code may come along. */
  read?: (text: string) => string
}

/** Digits in a pattern. The value is bare; the caret stays behind the digit that it was behind. */
export const MaskedInput = ({ mask, value = '', onChange, read = digitsOf, ...props }: MaskedInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ digits: number }>()
  const shown = applyMask(mask, value)
  useLayoutEffect(() => {
    if (!caret || document.activeElement !== input.current) return
    const at = caretAfter(input.current?.value ?? '', caret.digits)
    input.current?.setSelectionRange(at, at)
  }, [caret])
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = currentTarget
    const digits = read(text).slice(0, lengthOfMask(mask))
    const behind = read(text).length - digitsOf(text.slice(selectionStart ?? text.length)).length
    setCaret({ digits: Math.max(0, Math.min(digits.length, behind)) })
    onChange(digits)
  }
  return (
    <TextInput
      inputMode="numeric"
      classNames={{ input: 'ys-figures' }}
      {...props}
      ref={input}
      value={shown}
      onChange={change}
    />
  )
}
