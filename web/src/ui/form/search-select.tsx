import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Select, type SelectProps } from '@mantine/core'
import classes from './choice-input.module.css'
import { takeMarked } from './take-marked.ts'

interface SearchSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange' | 'ref'> {
  /** `words` are other names that find a choice. */
  choices: readonly { value: string; label: string; words?: readonly string[] | undefined }[]
  /** Finds choices by what was typed (default: by any part of their names). */
  find?: (typed: string) => readonly string[]
  /** Empty while nothing is selected. */
  value?: string
  onChange: (value: string) => void
}

/**
 * Selects one item of a long list by any part of its words. Text that matches no item means that nothing is
 * selected.
 */
export const SearchSelect = ({ choices, find, value = '', onChange, ...props }: SearchSelectProps) => (
  <Select
    {...props}
    data={choices.map(({ value: id, label }) => ({ value: id, label }))}
    filter={({ options, search }) => {
      const found = find ? new Set(find(search)) : idsFor(choices, search)
      return options.filter((option) => 'value' in option && found.has(option.value))
    }}
    onSearchChange={(search) => {
      if (value !== '' && !choices.some(({ label }) => label === search)) onChange('')
    }}
    // Null would empty the text, so the first letter typed over a selected item would be lost.
    value={value}
    onChange={(chosen) => onChange(chosen ?? '')}
    classNames={{ option: classes.option ?? '' }}
    searchable
    selectFirstOptionOnChange
    maxDropdownHeight={320}
    autoComplete="off"
    wrapperProps={{ onKeyDownCapture: takeMarked }}
  />
)

const idsFor = (choices: SearchSelectProps['choices'], search: string): ReadonlySet<string> => {
  const text = plain(search)
  return new Set(
    choices
      .filter(({ label, words = [] }) => [label, ...words].some((word) => plain(word).includes(text)))
      .map(({ value }) => value),
  )
}

/** Phones type a different apostrophe from the one in the list. */
const plain = (text: string) => text.trim().toLowerCase().replaceAll('’', "'")
