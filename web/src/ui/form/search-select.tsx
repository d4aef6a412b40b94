import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Select, type SelectProps } from '@mantine/core'
import classes from './choice-input.module.css'
import { takeMarked } from './take-marked.ts'

interface SearchSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'ref'> {
  choices: readonly { value: string; label: string }[]
  /** Empty while nothing is chosen. */
  value?: string
  onChange: (value: string) => void
}

/** One of a long list, found by letters anywhere in its words. */
export const SearchSelect = ({ choices, value = '', onChange, ...props }: SearchSelectProps) => (
  <Select
    {...props}
    data={choices.map((choice) => ({ ...choice }))}
    value={value === '' ? null : value}
    onChange={(chosen) => onChange(chosen ?? '')}
    classNames={{ option: classes.option ?? '' }}
    searchable
    selectFirstOptionOnChange
    maxDropdownHeight={320}
    autoComplete="off"
    wrapperProps={{ onKeyDownCapture: takeMarked }}
  />
)
