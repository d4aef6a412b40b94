import { Button } from '@mantine/core'
import type { FilePreview } from '@yoursuccess/contract/receipts/receipts'
import { t } from '../../../i18n/translate.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { type FileForm, useImportFile } from '../receipts.api.ts'
import { receiptsMessages } from '../receipts.messages.ts'
import classes from '../receipts.module.css'
import { copy } from './file.messages.ts'
import { FileLines } from './file-lines.tsx'

interface FilePreviewFormProps {
  file: FileForm['file']
  preview: FilePreview
  onChooseColumns: () => void
  onClose: () => void
}

/** What a file would add, what is there already, and what was not understood. The last press adds it. */
export const FilePreviewForm = ({ file, preview, onChooseColumns, onClose }: FilePreviewFormProps) => {
  const { lines, columns, new_count: count, known_count } = preview
  const { name } = file
  const { submit, isPending, error } = useImportFile()
  const linesOf = (state: FilePreview['lines'][number]['state']) =>
    lines.filter((line) => line.state === state)

  const add = () => {
    if (count === 0) return
    void submit(
      { file, columns },
      {
        onSuccess: ({ added }) => {
          onClose()
          showToast('good', t(copy.done, { count: added }))
        },
      },
    )
  }
  return (
    <Form className={classes.form} onSubmit={add} noValidate>
      {count === 0 && <p>{t(copy.nothingNew, { name })}</p>}
      <FileLines title={t(copy.added, { name })} lines={linesOf('new')} />
      <FileLines
        title={t(copy.notUnderstood)}
        hint={t(copy.notUnderstoodHint)}
        lines={linesOf('not_understood')}
      />
      <FileLines
        title={t(copy.knownTitle)}
        hint={t(copy.known, { count: known_count })}
        lines={linesOf('known')}
      />
      <div>
        <Button variant="subtle" className="ys-flush" disabled={isPending} onClick={onChooseColumns}>
          {t(copy.columns.change)}
        </Button>
      </div>
      <SubmitError error={error} sentences={receiptsMessages} />
      {count === 0 ? (
        <div>
          <Button variant="default" onClick={onClose}>
            {t(copy.close)}
          </Button>
        </div>
      ) : (
        <FormButtons
          submitLabel={t(copy.submit, { count })}
          valid
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={onClose}
        />
      )}
    </Form>
  )
}
