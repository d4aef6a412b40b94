import { Button } from '@mantine/core'
import { elements, t } from '../../i18n/translate.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { KeepBackDialog } from './keep-back-dialog.tsx'
import { usd } from '../../lib/amounts.rules.ts'
import { copy } from './setaside.messages.ts'
import classes from './setaside.module.css'

/** What moves leave in the main account (SETA-04). */
export const KeepBackSection = ({ keepBack }: { keepBack: string }) => {
  const change = () => openDialog<void>((close) => <KeepBackDialog keepBack={keepBack} onClose={close} />)
  return (
    <SectionCard
      title={t(copy.keepBack.title)}
      actions={
        <Button variant="default" onClick={() => void change()}>
          {elements(copy.keepBack.changeOf, { more: (words) => <span className="ys-sr-only">{words}</span> })}
        </Button>
      }
    >
      <p className={classes.hint}>{t(copy.keepBack.text, { amount: usd(keepBack) })}</p>
    </SectionCard>
  )
}
