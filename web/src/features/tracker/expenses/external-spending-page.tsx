import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { ClosedMonthNotice } from '../month/closed-month-notice.tsx'
import { expensesCopy } from './expenses.messages.ts'
import { showExternalFailed, showExternalSaved } from './external-result.ts'
import { ItemForm } from './item-form.tsx'
import { emptyItem, type ItemValues, newItem } from './item-values.ts'
import { ItemTable } from './item-table.tsx'
import { MonthSelector } from '../month/month-selector.tsx'
import { trackingQuery } from '../tracker.api.ts'
import { useCreateExpenseItem } from '../tracker.calls.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import classes from '../tracker.module.css'
import banner from '../home/tracker-banner.module.css'
import { copy } from '../tracker.messages.ts'
import { useIsOpenForItems, useMonth } from '../month/use-month.ts'

/** Spending outside this account, including a trustee payment made elsewhere. */
export const ExternalSpendingPage = () => {
  const month = useMonth()
  const today = useToday()
  const isOpen = useIsOpenForItems(month)
  const { data: tracking } = useSuspenseQuery(trackingQuery(month))
  const { submit: create, isPending, error } = useCreateExpenseItem()
  // After a save the form is empty again. After a failure the input stays.
  const [saves, setSaves] = useState(0)

  const save = async (values: ItemValues) => {
    const onSuccess = async () => {
      setSaves((count) => count + 1)
      await showExternalSaved()
    }
    await create(
      { body: { month, expense_item: newItem(values, true) } },
      { onSuccess, onError: showExternalFailed },
    )
  }
  return (
    <>
      <PageHeading actions={<MonthSelector months={tracking.months_in_payment_tracking} />}>
        {t(expensesCopy.externalSpending)}
      </PageHeading>
      <div className={classes.columns}>
        <SectionCard title={t(expensesCopy.record)}>
          {isOpen ? (
            <ItemForm
              key={`${month} ${saves}`}
              month={month}
              initial={emptyItem(month, today)}
              submitLabel={t(copy.saveExternal)}
              busy={isPending}
              onSubmit={(values) => void save(values)}
            >
              <TrackerSubmitError error={error} />
            </ItemForm>
          ) : (
            <ClosedMonthNotice of="items" />
          )}
        </SectionCard>
        <div className={banner.banner}>
          <DollarBill pose="thinking" className={banner.bill ?? ''} />
          <div className={banner.words}>
            <p>{t(copy.externalIntro)}</p>
          </div>
        </div>
      </div>
      <ItemTable
        title={t(copy.externalExpenses)}
        month={month}
        items={tracking.expense_items.filter(({ external }) => external)}
        empty={t(copy.nothingExternal)}
      />
    </>
  )
}
