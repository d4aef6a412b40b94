import { Button } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import buttons from '../../../ui/form/button-row.module.css'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { copy } from './changes.messages.ts'
import classes from './facts.module.css'

export interface Change {
  name: string
  before: string
  after: string
}

interface ChangesDialogProps {
  changes: readonly Change[]
  onAnswer: (confirmed: boolean) => void
}

/** What changes, old and new, before it is saved. */
export const ChangesDialog = ({ changes, onAnswer }: ChangesDialogProps) => (
  <Dialog title={t(copy.title)} onClose={() => onAnswer(false)}>
    <div className={classes.fields}>
      <p>{t(copy.lead)}</p>
      <FactList
        stacked
        facts={changes.map(({ name, before, after }) => ({
          name,
          value: (
            <>
              <span className={classes.change}>
                <span className={classes.hint}>{t(copy.oldValue)}</span> {before}
              </span>
              <span className={classes.change}>
                <span className={classes.hint}>{t(copy.newValue)}</span> {after}
              </span>
            </>
          ),
        }))}
      />
      <div className={buttons.row}>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t(copy.back)}
        </Button>
        <Button onClick={() => onAnswer(true)} data-autofocus>
          {t(copy.save)}
        </Button>
      </div>
    </div>
  </Dialog>
)
