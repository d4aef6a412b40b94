import { Button, NativeSelect } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { t } from '../../../i18n/translate.ts'
import { formatMonthHeading } from '../../../lib/dates.ts'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import type { FactsForm } from '../facts/facts-form.ts'
import { copy } from './set-up.messages.ts'
import classes from './set-up.module.css'

const EMPTY = { from_month: '', amount: '' }
/** More changes than this are in no plan. */
const MAX_LATER = 12

interface LaterAmountsProps {
  form: FactsForm
  /** The months in which a later amount can begin. */
  months: readonly CalendarDate[]
}

/** "Does the amount change later?": a month and an amount for each change. */
export const LaterAmounts = ({ form, months }: LaterAmountsProps) => {
  const { later } = form.values
  const setLater = (rows: typeof later) => form.setFieldValue('later', rows)
  const options = [
    { value: '', label: t(copy.chooseMonth) },
    ...months.map((month) => ({ value: month, label: formatMonthHeading(month) })),
  ]
  return (
    <fieldset className={classes.rows}>
      <legend>{t(copy.changesLater)}</legend>
      <p className={classes.hint}>{t(copy.changesHint)}</p>
      {later.map((_, at) => (
        // The rows have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={at}
          className={classes.later}
          role="group"
          aria-label={t(copy.laterAmount, { number: at + 1 })}
        >
          <NativeSelect
            label={t(copy.fromMonth)}
            data={options}
            {...form.getInputProps(`later.${at}.from_month`)}
          />
          <MoneyInput label={t(copy.newAmount)} {...form.getInputProps(`later.${at}.amount`)} />
          <Button
            variant="subtle"
            aria-label={t(copy.removeLater, { number: at + 1 })}
            onClick={() => setLater(later.filter((__, other) => other !== at))}
          >
            {t(copy.remove)}
          </Button>
        </div>
      ))}
      {later.length < MAX_LATER && (
        <div>
          <Button className="ys-flush" variant="subtle" onClick={() => setLater([...later, EMPTY])}>
            {t(copy.addLater)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
