import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import classes from './chips.module.css'

interface Chip<Value extends string> {
  value: Value
  label: string
}

interface ChipsProps<Value extends string> {
  /** Above the chips. */
  label: ReactNode
  chips: readonly Chip<Value>[]
}

interface ChipChoiceProps<Value extends string> extends ChipsProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

/** One of a few: a group of radio buttons that look like chips. */
export const ChipChoice = <Value extends string>({ value, onChange, ...chips }: ChipChoiceProps<Value>) => (
  <ChipGroup {...chips} type="radio" isOn={(each) => each === value} onPress={onChange} />
)

interface ChipFilterProps<Value extends string> extends ChipsProps<Value> {
  chosen: readonly Value[]
  /** Called with all chosen values, in the order of the chips. */
  onChange: (chosen: Value[]) => void
  /** Above the chips, below the label. */
  children?: ReactNode
}

/** Any of a few, to narrow what a list or a report contains: checkboxes that look like chips. */
export const ChipFilter = <Value extends string>({ chosen, onChange, ...chips }: ChipFilterProps<Value>) => (
  <ChipGroup
    {...chips}
    type="checkbox"
    isOn={(each) => chosen.includes(each)}
    onPress={(pressed) =>
      onChange(
        chips.chips
          .map(({ value }) => value)
          .filter((each) => (each === pressed ? !chosen.includes(each) : chosen.includes(each))),
      )
    }
  />
)

interface ChipGroupProps<Value extends string> extends ChipsProps<Value> {
  type: 'radio' | 'checkbox'
  isOn: (value: Value) => boolean
  onPress: (value: Value) => void
  children?: ReactNode
}

const ChipGroup = <Value extends string>(props: ChipGroupProps<Value>) => {
  const { label, chips, type, isOn, onPress, children } = props
  const name = useId()
  return (
    <fieldset className={classes.group} {...(type === 'radio' && { role: 'radiogroup' })}>
      <legend>{label}</legend>
      {children}
      <div className={classes.chips}>
        {chips.map((chip) => (
          <label key={chip.value} className={classes.chip}>
            <input type={type} name={name} checked={isOn(chip.value)} onChange={() => onPress(chip.value)} />
            {isOn(chip.value) && <IconCheck size={16} stroke={2.5} aria-hidden />}
            {chip.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
