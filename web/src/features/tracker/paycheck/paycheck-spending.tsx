import type { Paycheck } from '@yoursuccess/contract/paydays/paydays'
import { spendingRows } from '@yoursuccess/contract/tracker/tracker.rules'
import { elements, t } from '../../../i18n/translate.ts'
import { Bar } from '../../../ui/figure/bar.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { byExpenseCategory, expenseCategoryName } from '../category-names.ts'
import bars from '../spending/spending-panel.module.css'
import { BAR_ROLES, stateOf } from '../spending/spending-state.ts'
import { toCents } from '../tracker.rules.ts'
import classes from './paycheck.module.css'
import { paycheckCopy } from './paycheck.messages.ts'

/** What was spent in each category, beside the period's share of the monthly goal. */
export const PaycheckSpending = ({ paycheck: { spending } }: { paycheck: Paycheck }) => {
  const amountsOf = (which: 'spent' | 'goal') =>
    spending
      .filter((each) => toCents(each[which]) > 0)
      .map((each) => ({ category: each.category, amountCents: toCents(each[which]) }))
  const rows = spendingRows(amountsOf('goal'), amountsOf('spent'), byExpenseCategory)
  return (
    <SectionCard title={t(paycheckCopy.spending)}>
      {rows.length === 0 ? (
        <EmptyState picture="basket">{t(paycheckCopy.noSpending)}</EmptyState>
      ) : (
        <>
          <p className={classes.hint}>{t(paycheckCopy.share)}</p>
          <ul className={bars.rows} aria-label={t(paycheckCopy.spending)}>
            {rows.map((row) => {
              const { tone, words } = stateOf(row)
              return (
                <li key={row.category ?? 'none'} className={bars.row}>
                  <div className={bars.head}>
                    <span className={bars.name}>{expenseCategoryName(row.category)}</span>
                    <span>
                      {elements(paycheckCopy.spentOf, {
                        spent: (
                          <strong>
                            <Money amount={row.spentCents} />
                          </strong>
                        ),
                        goal: <Money amount={row.goalCents} />,
                      })}
                    </span>
                  </div>
                  <Bar percent={row.percent} color={`var(--ys-${BAR_ROLES[row.color]})`} />
                  <span className={bars.state}>
                    <ToneIcon tone={tone} size={18} /> {words}
                  </span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </SectionCard>
  )
}
