import { TextInput, type TextInputProps } from '@mantine/core'
import { formatUsd, parseAmount, typedAmount } from '@yoursuccess/contract/core/money'
import { type Ref, useState } from 'react'
import classes from './money-input.module.css'

export interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** A plain amount ("1234.50"), or the text typed so far. It is always a string, never a float. */
  value?: string
  onChange: (value: string) => void
  /** "$", or "$ " if the field needs the space. */
  prefix?: '$' | '$ '
  /** For screens that are mainly about the amount. */
  large?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount in dollars. Accepts `1,234.5` and a pasted `$1,234.50`, and adds thousands separators when it
 * loses the focus. `value` is sent to the server, and the contract's schema checks whether it is an amount.
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
  // If the value changes from outside while the field has the focus, for example after loading, the field
  // shows it.
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
