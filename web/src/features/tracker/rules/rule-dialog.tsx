import { Button, NativeSelect, TextInput } from '@mantine/core'
import { MAX_PAYEE, MAX_RULE_PARTS } from '@yoursuccess/contract/tracker/category-rules'
import { SELECTABLE_EXPENSE_CATEGORIES } from '@yoursuccess/contract/tracker/tracker-categories'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { expenseChoices } from '../category-names.ts'
import { areValid, inputOf, type RuleValues, selectable, type SplitValues } from './rule-values.ts'
import { useSaveRule } from './rules.calls.ts'
import { ruleMessages, rulesCopy } from './rules.messages.ts'
import classes from './rules.module.css'

interface RuleDialogProps {
  /** Undefined for a new rule. */
  id?: number | undefined
  initial: RuleValues
  /** Gets the rule and the number of old items that it fits, once it is saved. */
  onClose: (saved?: { id: number; count: number }) => void
}

const NOTHING = { value: '', label: '' }
const CHOICES = () => expenseChoices(SELECTABLE_EXPENSE_CATEGORIES)

/** A rule that gives expenses their category (RULE-01). */
export const RuleDialog = ({ id, initial, onClose }: RuleDialogProps) => {
  const [values, setValues] = useState(initial)
  const [isTried, setIsTried] = useState(false)
  const { submit, isPending, error } = useSaveRule()
  const change = (changed: Partial<RuleValues>) => setValues({ ...values, ...changed })
  const save = () => {
    const rule = inputOf(values)
    setIsTried(true)
    if (!rule) return
    void submit(
      { id, rule },
      {
        onSuccess: (saved) => {
          showToast('good', t(rulesCopy.saved))
          onClose(saved.id === undefined ? undefined : { id: saved.id, count: saved.count })
        },
      },
    )
  }
  return (
    <Dialog title={t(id === undefined ? rulesCopy.always : rulesCopy.change)} onClose={onClose}>
      <Form className={classes.form} onSubmit={save}>
        <TextInput
          label={t(rulesCopy.payee)}
          maxLength={MAX_PAYEE}
          value={values.payee}
          error={isTried && values.payee.trim() === '' && t(rulesCopy.required)}
          onChange={(event) => change({ payee: event.currentTarget.value })}
        />
        <NativeSelect
          label={t(values.splits.length > 0 ? rulesCopy.rest : rulesCopy.category)}
          data={[NOTHING, ...CHOICES()]}
          value={values.category ?? ''}
          error={isTried && !values.category && t(rulesCopy.required)}
          onChange={(event) => change({ category: selectable(event.currentTarget.value) })}
        />
        <Splits splits={values.splits} isTried={isTried} onChange={(splits) => change({ splits })} />
        {isTried && !areValid(values.splits) && <p role="alert">{t(rulesCopy.wrongSplit)}</p>}
        <SubmitError error={error} sentences={ruleMessages} />
        <FormButtons
          submitLabel={t(rulesCopy.save)}
          // What is wrong is marked once the customer has tried.
          valid
          busy={isPending}
          backLabel={t(rulesCopy.cancel)}
          onBack={() => onClose()}
        />
      </Form>
    </Dialog>
  )
}

interface SplitsProps {
  splits: readonly SplitValues[]
  /** Whether what is wrong is marked. */
  isTried: boolean
  onChange: (splits: readonly SplitValues[]) => void
}

const Splits = ({ splits, isTried, onChange }: SplitsProps) => {
  const change = (at: number, changed: Partial<SplitValues>) =>
    onChange(splits.map((split, index) => (index === at ? { ...split, ...changed } : split)))
  return (
    <fieldset className={classes.splits}>
      <legend>{t(rulesCopy.splits)}</legend>
      {splits.map((split, at) => {
        const number = at + 1
        return (
          <div key={at} className={classes.split}>
            <NativeSelect
              aria-label={t(rulesCopy.splitCategory, { number })}
              data={CHOICES()}
              value={split.category}
              onChange={(event) =>
                change(at, { category: selectable(event.currentTarget.value) ?? split.category })
              }
            />
            <TextInput
              aria-label={t(rulesCopy.splitValue, { number })}
              inputMode="decimal"
              value={split.value}
              error={isTried && !areValid([split])}
              onChange={(event) => change(at, { value: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={t(rulesCopy.unit, { number })}
              data={[
                { value: 'dollars', label: t(rulesCopy.dollars) },
                { value: 'percent', label: t(rulesCopy.percent) },
              ]}
              value={split.unit}
              onChange={({ currentTarget: { value } }) =>
                change(at, { unit: value === 'percent' ? 'percent' : 'dollars' })
              }
            />
            <Button
              variant="subtle"
              aria-label={t(rulesCopy.removeSplit, { number })}
              onClick={() => onChange(splits.toSpliced(at, 1))}
            >
              ×
            </Button>
          </div>
        )
      })}
      {splits.length < MAX_RULE_PARTS && (
        <Button
          variant="subtle"
          className="ys-flush"
          onClick={() => onChange([...splits, { category: 'other', value: '', unit: 'dollars' }])}
        >
          {t(rulesCopy.addSplit)}
        </Button>
      )}
    </fieldset>
  )
}
