import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { RecurringBill, RecurringStatus } from '@yoursuccess/contract/tracker/recurring'
import { type ReactNode, useRef } from 'react'
import { elements, t } from '../../../i18n/translate.ts'
import { formatFriendlyDay, formatShortDay } from '../../../lib/dates.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import rules from '../rules/rules.module.css'
import tracker from '../tracker.module.css'
import { recurringQuery, useUpdateRecurring } from './calendar.api.ts'
import { recurringCopy } from './calendar.messages.ts'
import classes from './calendar.module.css'
import { renameBill } from './rename-bill.tsx'

/** Bills that come again and again, to confirm, rename or dismiss (RULE-02). */
export const RecurringSection = () => {
  const query = useQuery(recurringQuery)
  return (
    <SectionCard title={t(recurringCopy.title)}>
      <Loaded query={query}>
        {(bills) =>
          bills.length === 0 ? (
            <p>{t(recurringCopy.none)}</p>
          ) : (
            <>
              <p>{t(recurringCopy.lead)}</p>
              <ul className={rules.list}>
                {bills.map((bill) => (
                  <BillLine key={bill.id} bill={bill} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const BillLine = ({ bill }: { bill: RecurringBill }) => {
  const { id, name, status } = bill
  const { submit, isPending, error } = useUpdateRecurring()
  const words = { name, more: (text: ReactNode[]) => <span className="ys-sr-only">{text}</span> }
  const line = useRef<HTMLLIElement>(null)
  const say = (said: RecurringStatus) =>
    void submit(
      { id, status: said },
      {
        onSuccess: () => {
          showToast('good', t(recurringCopy.done[said], { name }))
          // The button that was pressed is gone.
          line.current?.focus({ preventScroll: true })
        },
      },
    )
  const isDismissed = status === 'dismissed'
  return (
    <li ref={line} tabIndex={-1}>
      <div className={rules.rule}>
        <div className={rules.words}>
          <span className={classes.bill}>
            <strong>{name}</strong>
            {status === 'confirmed' && <StatusBadge tone="good">{t(recurringCopy.confirmed)}</StatusBadge>}
            {isDismissed && <StatusBadge tone="quiet">{t(recurringCopy.dismissed)}</StatusBadge>}
          </span>
          <div>
            {t(recurringCopy.next, {
              frequency: t(recurringCopy[bill.frequency]),
              amount: dollars(bill.usual_amount),
              day: formatFriendlyDay(bill.next_on),
            })}
          </div>
          <div className={tracker.quiet}>{t(recurringCopy.last, { charges: chargesOf(bill) })}</div>
        </div>
        <span className={classes.buttons}>
          {status === 'found' && (
            <Button variant="default" px="xs" disabled={isPending} onClick={() => say('confirmed')}>
              {elements(recurringCopy.confirm, words)}
            </Button>
          )}
          {isDismissed ? (
            <Button variant="default" px="xs" disabled={isPending} onClick={() => say('found')}>
              {elements(recurringCopy.restore, words)}
            </Button>
          ) : (
            <>
              <Button variant="subtle" px="xs" disabled={isPending} onClick={() => renameBill(bill)}>
                {elements(recurringCopy.rename, words)}
              </Button>
              <Button variant="subtle" px="xs" disabled={isPending} onClick={() => say('dismissed')}>
                {elements(recurringCopy.dismiss, words)}
              </Button>
            </>
          )}
        </span>
      </div>
      <SubmitError error={error} />
    </li>
  )
}

const dollars = (amount: string) => formatUsd(parseAmount(amount) ?? ZERO)

const chargesOf = ({ last }: RecurringBill): string =>
  last
    .map(({ on, amount }) => t(recurringCopy.charge, { amount: dollars(amount), day: formatShortDay(on) }))
    .join(' · ')
