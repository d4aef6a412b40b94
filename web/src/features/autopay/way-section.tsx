import { t } from '../../i18n/translate.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import type { AutopayPreview } from './autopay.api.ts'
import { copy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { SharesOff, useAreSharesOn } from './shares-off.tsx'
import { wayOf } from './way.ts'

/** The next payments with their days, before anything is agreed to (AUTO-01). */
export const WaySection = ({ installments, method }: Pick<AutopayPreview, 'installments' | 'method'>) => {
  const today = useToday()
  const areSharesOn = useAreSharesOn()
  const isAnySent = installments.some(({ by_hand }) => !by_hand)
  return (
    <SectionCard title={t(copy.way.title)}>
      {installments.length === 0 ? (
        <p className={classes.hint}>{t(copy.way.nothing)}</p>
      ) : (
        <ol className={classes.way} aria-label={t(copy.way.list)}>
          {installments.map((installment) => (
            <li key={installment.due_on}>{wayOf(installment, { today, areSharesOn, method })}</li>
          ))}
        </ol>
      )}
      {isAnySent && <SharesOff />}
    </SectionCard>
  )
}
