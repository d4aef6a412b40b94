import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { type Period, useHistoryFile, useTableFile } from './proof-files.ts'
import { copy, proofMessages } from './proof.messages.ts'
import classes from './proof.module.css'

/** Downloads the history of a period as PDF and as CSV. Undefined: the days aren't valid. */
export const ProofButtons = ({ period }: { period: Period | undefined }) => {
  const history = useHistoryFile()
  const table = useTableFile()
  const saved = (name: string) => (file: Blob) => {
    saveFile(file, name)
    showToast('good', t(copy.saved))
  }
  return (
    <>
      <div className={classes.buttons}>
        <Button
          disabled={!period}
          loading={history.isPending}
          onClick={() => period && void history.submit(period, { onSuccess: saved(t(copy.historyFile)) })}
        >
          {t(copy.pdf)}
        </Button>
        <Button
          variant="default"
          disabled={!period}
          loading={table.isPending}
          onClick={() => period && void table.submit(period, { onSuccess: saved(t(copy.tableFile)) })}
        >
          {t(copy.csv)}
        </Button>
      </div>
      <SubmitError error={history.error ?? table.error} sentences={proofMessages} />
    </>
  )
}
