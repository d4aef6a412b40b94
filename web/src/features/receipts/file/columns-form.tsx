import { NativeSelect } from '@mantine/core'
import type { FileColumns, FilePreview } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import classes from '../receipts.module.css'
import { copy } from './file.messages.ts'

interface ColumnsFormProps {
  name: string
  preview: FilePreview
  isBusy: boolean
  onChoose: (columns: FileColumns) => void
  onCancel: () => void
}

const FIELDS = ['posted_on', 'amount', 'receipt_number', 'description'] as const
type Field = (typeof FIELDS)[number]

const LABELS = {
  posted_on: copy.columns.postedOn,
  amount: copy.columns.amount,
  receipt_number: copy.columns.number,
  description: copy.columns.description,
} as const

/** Asks which column is which, where the headings don't say. A value is the number of the column, or empty. */
export const ColumnsForm = ({ name, preview, isBusy, onChoose, onCancel }: ColumnsFormProps) => {
  const { headings, columns } = preview
  const [chosen, setChosen] = useState<Record<Field, string>>({
    posted_on: textOf(columns?.posted_on),
    amount: textOf(columns?.amount),
    receipt_number: textOf(columns?.receipt_number),
    description: textOf(columns?.description),
  })
  const isNeeded = (field: Field) => field === 'posted_on' || field === 'amount'
  const isValid = FIELDS.every((field) => !isNeeded(field) || chosen[field] !== '')
  const choose = () => {
    if (!isValid) return
    onChoose({
      posted_on: Number(chosen.posted_on),
      amount: Number(chosen.amount),
      receipt_number: numberOf(chosen.receipt_number),
      description: numberOf(chosen.description),
    })
  }
  const names = headings.map((heading, at) => ({
    value: String(at),
    label: heading.trim() || t(copy.columns.unnamed, { number: at + 1 }),
  }))
  return (
    <Form className={classes.form} onSubmit={choose} noValidate>
      <div className={classes.part}>
        <h3>{t(copy.columns.title)}</h3>
        <p className={classes.quiet}>
          {t(columns === null ? copy.columns.hint : copy.columns.changeHint, { name })}
        </p>
      </div>
      {FIELDS.map((field) => (
        <NativeSelect
          key={field}
          label={t(LABELS[field])}
          value={chosen[field]}
          onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [field]: value })}
          data={[
            { value: '', label: t(isNeeded(field) ? copy.columns.choose : copy.columns.none) },
            ...names,
          ]}
        />
      ))}
      <FormButtons
        submitLabel={t(copy.columns.submit)}
        valid={isValid}
        busy={isBusy}
        backLabel={t(copy.cancel)}
        onBack={onCancel}
      />
    </Form>
  )
}

const textOf = (column: number | null | undefined): string => (column == null ? '' : String(column))
const numberOf = (text: string): number | null => (text === '' ? null : Number(text))
