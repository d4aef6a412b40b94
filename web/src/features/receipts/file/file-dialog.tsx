import { Button } from '@mantine/core'
import { MAX_FILE_BYTES } from '@yoursuccess/contract/receipts/receipt-refusals'
import type { FileColumns, FilePreview } from '@yoursuccess/contract/receipts/receipts'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FileField } from '../../../ui/form/file-field.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { type FileForm, usePreviewFile } from '../receipts.api.ts'
import { receiptsMessages } from '../receipts.messages.ts'
import classes from '../receipts.module.css'
import { ColumnsForm } from './columns-form.tsx'
import { copy } from './file.messages.ts'
import { FilePreviewForm } from './file-preview-form.tsx'
import { readFile } from './read-file.ts'

/** A file with what the bank found in it. */
interface ReadFile {
  file: FileForm['file']
  preview: FilePreview
}

/**
 * Adds receipts from a file of the trustee's website: the file, its columns if the headings don't say, and what it
 * would add (REC-26). Nothing is added before the last press.
 */
export const FileDialog = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<FileForm['file']>()
  const [found, setFound] = useState<ReadFile>()
  const [isChoosing, setIsChoosing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { submit, isPending, error, reset, variables } = usePreviewFile()

  const look = (chosen: FileForm['file'], columns: FileColumns | null) =>
    submit(
      { file: chosen, columns },
      {
        onSuccess: (preview) => {
          setFound({ file: chosen, preview })
          setIsChoosing(preview.columns === null)
        },
      },
    )
  const choose = async (chosen: File) => {
    reset()
    setFile(undefined)
    setFound(undefined)
    setProblem(undefined)
    if (chosen.size > MAX_FILE_BYTES)
      return setProblem(named(chosen.name, t(receiptsMessages['receipts.file_too_big'])))
    const read = await readFile(chosen).catch(() => undefined)
    if (read === undefined) return setProblem(t(copy.unreadable))
    setFile(read)
    await look(read, null)
  }
  const refusal = refusalSentence(error, receiptsMessages)
  return (
    <Dialog title={t(copy.title)} onClose={onClose} width={600}>
      <div className={classes.form}>
        <p className={classes.quiet}>{t(copy.hint)}</p>
        <FileField
          label={t(copy.file)}
          accept=".csv,.txt,text/csv,text/plain"
          isDisabled={isPending}
          onChoose={(chosen) => chosen && void choose(chosen)}
        />
        {problem !== undefined && (
          <Notice tone="stop" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        {file && <SubmitError error={error} sentence={refusal && named(file.name, refusal)} />}
        {file && error && !refusal && (
          <div>
            <Button variant="default" onClick={() => void look(file, variables?.columns ?? null)}>
              {t(copy.again)}
            </Button>
          </div>
        )}
        {isPending && !found && <TextSkeleton label={t(copy.reading)} />}
        {found && isChoosing && (
          <ColumnsForm
            name={found.file.name}
            preview={found.preview}
            isBusy={isPending}
            onChoose={(columns) => void look(found.file, columns)}
            onCancel={() => (found.preview.columns === null ? onClose() : setIsChoosing(false))}
          />
        )}
        {found && !isChoosing && (
          <FilePreviewForm {...found} onChooseColumns={() => setIsChoosing(true)} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

const named = (name: string, reason: string) => t(copy.refused, { name, reason })
