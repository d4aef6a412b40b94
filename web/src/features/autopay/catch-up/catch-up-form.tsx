import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MAX_CATCH_UP_PAYDAYS } from '@yoursuccess/contract/autopay/catch-up.rules'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { usd } from '../../../lib/amounts.rules.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { type CatchUpPreview, catchUpPreviewQuery, useAgreeToCatchUp } from '../autopay.api.ts'
import classes from '../autopay.module.css'
import { AgreeToCatchUp } from './agree-to-catch-up.tsx'
import { copy } from './catch-up.messages.ts'
import { CatchUpProblem, isCatchUpProblem } from './catch-up-problem.tsx'
import { CatchUpWay } from './catch-up-way.tsx'

const COUNTS = Array.from({ length: MAX_CATCH_UP_PAYDAYS }, (_, index) => index + 1)
/** Two months of pay every two weeks. */
const FIRST_COUNT = 4

/** Over how many paydays, what would happen then, and the agreement to that (AUTO-20). */
export const CatchUpForm = () => {
  const [count, setCount] = useState(FIRST_COUNT)
  const query = useQuery(catchUpPreviewQuery(count))
  const [agreedTo, setAgreedTo] = useState<string>()
  const { submit, isPending, error } = useAgreeToCatchUp()
  // What the customer agrees to must be what the choice means.
  const isCurrent = !query.isPlaceholderData && !query.isError

  const save = (preview: CatchUpPreview) => {
    if (!isCurrent || !preview.fits || agreedTo !== wordsOf(preview)) return
    const { amount, terms_version } = preview
    void submit(
      { paydays: count, amount, terms_version },
      { onSuccess: () => showToast('good', t(copy.terms.agreed)) },
    )
  }
  // Another number of paydays helps against too few of them only.
  if (isCatchUpProblem(query.error) && query.error.code !== 'autopay.too_few_paydays')
    return <CatchUpProblem error={query.error} />
  return (
    <Form className={classes.form} onSubmit={() => query.data && save(query.data)} noValidate>
      <SectionCard title={t(copy.choose.title)}>
        <div className={classes.fields}>
          {query.data && !query.isError && <p>{t(copy.choose.amount, { amount: usd(query.data.amount) })}</p>}
          <NativeSelect
            label={t(copy.choose.paydays)}
            value={String(count)}
            onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
            data={COUNTS.map((each) => ({
              value: String(each),
              label: t(copy.choose.counts, { count: each }),
            }))}
          />
        </div>
      </SectionCard>
      {isCatchUpProblem(query.error) ? (
        <CatchUpProblem error={query.error} />
      ) : (
        <Loaded query={query} loading={<WayLoading />}>
          {(preview) => (
            <>
              <CatchUpWay preview={preview} chosenCount={count} />
              <AgreeToCatchUp
                preview={preview}
                isAgreed={agreedTo === wordsOf(preview)}
                onAgree={(isAgreed) => setAgreedTo(isAgreed ? wordsOf(preview) : undefined)}
                isCurrent={isCurrent}
                isBusy={isPending}
                error={error}
              />
            </>
          )}
        </Loaded>
      )}
    </Form>
  )
}

/** Other words, or another version of them, must be agreed to again. */
const wordsOf = ({ terms, terms_version }: CatchUpPreview) => [terms_version, ...terms].join('\n')

const WayLoading = () => (
  <SectionCard title={t(copy.way.title)}>
    <RowsSkeleton rows={4} label={t(copy.loading)} />
  </SectionCard>
)
