import type { UseFormReturnType } from '@mantine/form'
import type { PlanValues } from './plan-values.ts'

/** A form with the plan's fields, perhaps beside others. */
export type FactsForm = Pick<
  UseFormReturnType<PlanValues>,
  'getInputProps' | 'setFieldValue' | 'values' | 'errors'
>
