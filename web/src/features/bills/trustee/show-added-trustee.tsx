import type { AddedBiller } from '@yoursuccess/contract/bills/billers'
import { Button } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import dialog from '../../../ui/dialog/dialog.module.css'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { TrusteeWarnings } from '../../trustees/trustees.api.ts'
import classes from '../bills.module.css'
import { copy } from '../bills.messages.ts'

/** What to know of a trustee that was just added, before the first payment (TRU-05). */
export const showAddedTrustee = async ({
  biller,
  trustee_warnings: warnings,
}: AddedBiller): Promise<void> => {
  if (!warnings) return
  await openDialog<void>((close) => (
    <Dialog title={t(copy.addedTrustee)} onClose={() => close()} width={480}>
      <div className={classes.form}>
        <p className={classes.name}>{biller.biller_name}</p>
        <TrusteeWarnings warnings={warnings} />
        <div className={dialog.actions}>
          <Button onClick={() => close()} data-autofocus>
            {t(copy.understood)}
          </Button>
        </div>
      </div>
    </Dialog>
  ))
}
