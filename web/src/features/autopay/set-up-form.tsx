import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { Form } from '../../ui/form/form.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { AgreeSection } from './agree-section.tsx'
import { type AutopayPreview, previewQuery, useSaveAutopay } from './autopay.api.ts'
import { copy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { agreementTo, areValid, type Choices, firstChoices, previewOf } from './choices.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { isPlanProblem, PlanProblem } from './plan-problem.tsx'
import { WaySection } from './way-section.tsx'

/** Until it is known how the office can be paid. */
const ONCE = ['once'] as const

/** So long after the last change, what would happen is loaded. */
const SETTLED_MS = 400

interface SetUpFormProps {
  known: Autopay | null
  /** Billers who are trustees. Without one, the trustee is paid outside of the bank. */
  trustees: readonly Biller[]
  onAgreed: () => void
  onCancel?: () => void
}

/** The choices, what would happen with them, and the agreement to that (AUTO-01, AUTO-15). */
export const SetUpForm = ({ known, trustees, onAgreed, onCancel }: SetUpFormProps) => {
  const [choices, setChoices] = useState<Choices>(() =>
    firstChoices(
      trustees.map(({ id }) => id),
      known,
    ),
  )
  const [settled] = useDebouncedValue(choices, SETTLED_MS)
  const query = useQuery({ ...previewQuery(previewOf(settled)), enabled: areValid(settled) })
  const [agreedTo, setAgreedTo] = useState<string>()
  const { submit, isPending, error } = useSaveAutopay()
  // What the customer agrees to must be what the choices mean.
  const isCurrent = settled === choices && !query.isPlaceholderData && areValid(choices)

  const save = (preview: AutopayPreview) => {
    if (!isCurrent || agreedTo !== wordsOf(preview)) return
    void submit(agreementTo(choices, preview), {
      onSuccess: () => {
        onAgreed()
        showToast('good', t(copy.terms.isOn))
      },
    })
  }
  return (
    <Form className={classes.form} onSubmit={() => query.data && save(query.data)} noValidate>
      <SectionCard title={t(known?.on ? copy.setUp.changeTitle : copy.setUp.title)}>
        <ChoiceFields
          choices={choices}
          trustees={trustees}
          modes={query.data?.modes ?? ONCE}
          onChange={(change) => setChoices({ ...choices, ...change })}
        />
      </SectionCard>
      {isPlanProblem(query.error) ? (
        <PlanProblem error={query.error} />
      ) : (
        <Loaded query={query} loading={<WayLoading />}>
          {(preview) => (
            <>
              <WaySection installments={preview.installments} method={preview.method} />
              <AgreeSection
                preview={preview}
                isAgreed={agreedTo === wordsOf(preview)}
                onAgree={(isAgreed) => setAgreedTo(isAgreed ? wordsOf(preview) : undefined)}
                isCurrent={isCurrent}
                isBusy={isPending}
                error={error}
                isChange={known?.on === true}
                {...(onCancel && { onCancel })}
              />
            </>
          )}
        </Loaded>
      )}
    </Form>
  )
}

/** Other words, or another version of them, must be agreed to again. */
const wordsOf = ({ terms, terms_version }: AutopayPreview) => [terms_version, ...terms].join('\n')

const WayLoading = () => (
  <SectionCard title={t(copy.way.title)}>
    <RowsSkeleton rows={3} label={t(copy.way.loading)} />
  </SectionCard>
)
