import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { copy } from './trustees.messages.ts'

/** Opens the report that an entry of the directory is wrong (TRU-04). */
export const ReportButton = ({ trustee }: { trustee: Pick<Trustee, 'id' | 'name'> }) => {
  const report = () => openDialog<void>((close) => <ReportDialog trustee={trustee} onClose={close} />)
  return (
    <Button
      variant="subtle"
      className="ys-flush"
      leftSection={<IconFlag size={18} aria-hidden />}
      onClick={() => void report()}
    >
      {t(copy.report.ask)}
    </Button>
  )
}
