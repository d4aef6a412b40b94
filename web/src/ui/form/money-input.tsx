import { TextInput, type TextInputProps } from '@mantine/core'
import { formatUsd, parseAmount, typedAmount } from '@yoursuccess/contract/core/money'
import { useState } from 'react'
import classes from './money-input.module.css'

export interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** A plain amount ("1234.50"), or what was typed so far. It is text all the way: no float ever holds it. */
  value?: string
  onChange: (value: string) => void
  /** "$", or "$ " where the field has the space. */
  prefix?: '$' | '$ '
  /** Where the amount is what the screen is about. */
  large?: boolean
}

/**
 * An amount of dollars. Takes `1,234.5` and a pasted `$1,234.50`; shows thousands separators when it is left.
 * `value` goes to the server, and to the contract's schema that says whether it is an amount.
 */
export const MoneyInput = ({
  value = '',
  onChange,
  prefix = '$',
  large = false,
  onFocus,
  onBlur,
  ...props
}: MoneyInputProps) => {
  const [typing, setTyping] = useState<string>()
  // A value that came from elsewhere while the field had the focus, such as one that was loaded, is shown.
  const isTyped = typing !== undefined && typedAmount(typing) === value
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      classNames={{ input: 'ys-figures', ...(large && { wrapper: classes.large ?? '' }) }}
      autoComplete={props.autoComplete ?? 'off'}
      leftSection={<span aria-hidden>{prefix.trim()}</span>}
      leftSectionWidth={prefix === '$ ' || large ? 40 : 32}
      leftSectionPointerEvents="none"
      value={isTyped ? typing : separated(value)}
      onFocus={(event) => {
        setTyping(separated(value))
        onFocus?.(event)
      }}
      onChange={(event) => {
        setTyping(event.currentTarget.value)
        onChange(typedAmount(event.currentTarget.value))
      }}
      onBlur={(event) => {
        setTyping(undefined)
        onBlur?.(event)
      }}
    />
  )
}

const separated = (value: string) => {
  const amount = parseAmount(value)
  return amount === undefined ? value : formatUsd(amount).replace('$', '')
}
