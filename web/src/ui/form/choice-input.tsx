import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Loader, Select } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import classes from './choice-input.module.css'
import { copy } from './form.messages.ts'
import { takeMarked } from './take-marked.ts'

interface ChoiceInputProps<Value extends string> {
  /** The accessible name. It isn't visible, because the content beside the field shows it. */
  label: string
  placeholder: string
  choices: readonly { value: Value; label: string }[]
  className?: string | undefined
  /** The last choice, if it did not take effect. */
  value?: Value | undefined
  busy?: boolean
  onChoose: (value: Value) => void
}

/**
 * A choice that takes effect at once. Typing filters the list and Enter selects the highlighted option: a
 * native select would act on the first arrow key.
 */
export const ChoiceInput = <Value extends string>(props: ChoiceInputProps<Value>) => {
  const { label, placeholder, choices, className, value, busy = false, onChoose } = props
  return (
    <Select
      className={className ?? ''}
      aria-label={label}
      placeholder={placeholder}
      data={choices.map((choice) => ({ ...choice }))}
      value={value ?? null}
      allowDeselect={false}
      classNames={{ option: classes.option ?? '', options: classes.options ?? '' }}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t(copy.noSuchCategory)}
      // The list itself scrolls: Mantine's scroll area would add a Tab stop without any function.
      withScrollArea={false}
      readOnly={busy}
      wrapperProps={{ onKeyDownCapture: takeMarked }}
      {...(busy && { rightSection: <Loader size={18} /> })}
      onChange={(wanted) => {
        const chosen = choices.find((choice) => choice.value === wanted)
        if (chosen && !busy) onChoose(chosen.value)
      }}
    />
  )
}
