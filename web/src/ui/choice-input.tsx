import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Loader, Select } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import classes from './choice-input.module.css'

interface ChoiceInputProps<Value extends string> {
  /** Read aloud; what stands beside the field says it to the eye. */
  label: string
  placeholder: string
  choices: readonly { value: Value; label: string }[]
  className?: string | undefined
  busy?: boolean
  onChoose: (value: Value) => void
}

/**
 * A choice that acts at once. Letters narrow the list and Enter takes the marked one: a native select would act on
 * the first arrow key already.
 */
export const ChoiceInput = <Value extends string>(props: ChoiceInputProps<Value>) => {
  const { label, placeholder, choices, className, busy = false, onChoose } = props
  return (
    <Select
      className={className ?? ''}
      aria-label={label}
      placeholder={placeholder}
      data={choices.map((choice) => ({ ...choice }))}
      value={null}
      classNames={{ option: classes.option ?? '' }}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage="No such category"
      maxDropdownHeight={320}
      readOnly={busy}
      wrapperProps={{ onKeyDownCapture: takeMarked }}
      {...(busy && { rightSection: <Loader size={18} /> })}
      onChange={(value) => {
        const chosen = choices.find((choice) => choice.value === value)
        if (chosen && !busy) onChoose(chosen.value)
      }}
    />
  )
}

/**
 * Enter takes what is seen as marked, or the first match of a list that the letters have just opened. Select itself
 * asks a counter that it resets a moment after the list opened, so the Enter of somebody who types at once was lost.
 */
const takeMarked = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!(event.target instanceof HTMLInputElement) || event.target.readOnly) return
  const list = document.getElementById(event.target.getAttribute('aria-controls') ?? '')
  const option =
    list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
    (event.target.value ? list?.querySelector<HTMLElement>('[data-combobox-option]') : undefined)
  if (!option) return
  event.preventDefault()
  event.stopPropagation()
  option.click()
}
