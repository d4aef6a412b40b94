import { TextInput, type TextInputProps } from '@mantine/core'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { applyMask, caretAfter, digitsOf, lengthOfMask } from './digit-mask.ts'

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'ref'> {
  /** `(999) 999-9999`: a 9 is a digit, anything else is a separator. */
  mask: string
  /** Digits only. */
  value?: string
  onChange: (digits: string) => void
  /**
   * Extracts the digits from typed, pasted or filled-in text: `phoneDigits` if there may be a country code.
   */
  read?: (text: string) => string
}

/**
 * A field that shows digits in a pattern. Its value contains only digits. The caret stays after the same
 * digit. Mantine's MaskInput would add 3 kB and save no lines: it keeps its own value, so a form can't set it,
 * and it takes the country code of a pasted phone for the first digit.
 */
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
