import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import { type AutopayMode, MAX_BUFFER } from '@yoursuccess/contract/autopay/autopay'
import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { OUTSIDE_METHODS } from '@yoursuccess/contract/trustees/trustee-methods'
import { t } from '../../i18n/translate.ts'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { copy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { type Choices, errorsIn } from './choices.ts'

/** The choice that the bank sends the payments. */
const BY_BANK = 'bank'
const BUFFERS = Array.from({ length: MAX_BUFFER + 1 }, (_, count) => count)

interface ChoiceFieldsProps {
  choices: Choices
  trustees: readonly Biller[]
  /** How the office can be paid; one mode until that is known. */
  modes: readonly AutopayMode[]
  onChange: (change: Partial<Choices>) => void
}

/** Whom autopay pays, how early, in how many parts, and where missing money may come from (AUTO-01, AUTO-08). */
export const ChoiceFields = ({ choices, trustees, modes, onChange }: ChoiceFieldsProps) => {
  const errors = errorsIn(choices)
  const isByBank = choices.method === null
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t(copy.setUp.method)}
        value={choices.method ?? BY_BANK}
        onChange={({ currentTarget: { value } }) => onChange({ method: isOutside(value) ? value : null })}
        data={[
          ...(trustees.length > 0 ? [{ value: BY_BANK, label: t(copy.setUp.byBank) }] : []),
          ...OUTSIDE_METHODS.map((kind) => ({
            value: kind,
            label: t(copy.setUp.outside, { method: t(trusteeGuard.methods[kind]) }),
          })),
        ]}
      />
      {isByBank && (
        <NativeSelect
          label={t(copy.setUp.payee)}
          value={String(choices.billerId)}
          onChange={({ currentTarget }) => onChange({ billerId: Number(currentTarget.value) })}
          data={trustees.map(({ id, biller_name }) => ({ value: String(id), label: biller_name }))}
        />
      )}
      <NativeSelect
        label={t(copy.setUp.buffer)}
        description={t(copy.setUp.bufferHint)}
        value={String(choices.buffer)}
        onChange={({ currentTarget }) => onChange({ buffer: Number(currentTarget.value) })}
        data={BUFFERS.map((count) => ({ value: String(count), label: t(copy.setUp.buffers, { count }) }))}
      />
      {isByBank && modes.length > 1 && (
        <NativeSelect
          label={t(copy.setUp.mode)}
          description={t(copy.setUp.modeHint)}
          value={choices.mode}
          onChange={({ currentTarget }) =>
            onChange({ mode: modes.find((mode) => mode === currentTarget.value) ?? 'once' })
          }
          data={modes.map((mode) => ({ value: mode, label: t(copy.setUp.modes[mode]) }))}
        />
      )}
      {isByBank && <MoneyFields choices={choices} onChange={onChange} errors={errors} />}
    </div>
  )
}

/** How far an amount may be from the usual one, and what may come from the main account. */
const MoneyFields = ({
  choices,
  onChange,
  errors,
}: Pick<ChoiceFieldsProps, 'choices' | 'onChange'> & { errors: ReturnType<typeof errorsIn> }) => (
  <>
    <MoneyInput
      label={t(copy.setUp.spread)}
      description={t(copy.setUp.spreadHint)}
      value={choices.spread}
      onChange={(spread) => onChange({ spread })}
      error={errors.spread}
    />
    <Checkbox
      label={t(copy.setUp.fromMain)}
      checked={choices.isFromMain}
      onChange={({ currentTarget }) => onChange({ isFromMain: currentTarget.checked })}
    />
    {choices.isFromMain && (
      <MoneyInput
        label={t(copy.setUp.most)}
        value={choices.most}
        onChange={(most) => onChange({ most })}
        error={choices.most !== '' && errors.most}
      />
    )}
  </>
)
