import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { MAX_TRUSTEE_REPORT_LENGTH, type Trustee } from '@yoursuccess/contract/trustees/trustees'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showResult } from '../../ui/dialog/dialogs.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { copy, trusteesMessages } from './trustees.messages.ts'
import classes from './trustees.module.css'
import { useReportTrustee } from './use-report-trustee.ts'

interface ReportDialogProps {
  trustee: Pick<Trustee, 'id' | 'name'>
  onClose: () => void
}

/** Tells the operator that an entry of the directory is wrong (TRU-04). */
export const ReportDialog = ({ trustee, onClose }: ReportDialogProps) => {
  const report = useReportTrustee()
  const form = useForm({
    initialValues: { text: '' },
    validate: {
      text: (text) => {
        if (onOneLine(text) === '') return t(copy.report.required)
        return onOneLine(text).length > MAX_TRUSTEE_REPORT_LENGTH ? t(copy.report.tooLong) : null
      },
    },
    validateInputOnBlur: true,
  })
  const submit = ({ text }: { text: string }) =>
    report.submit(
      { id: trustee.id, text: onOneLine(text) },
      {
        onSuccess: () => {
          onClose()
          return showResult({ tone: 'good', title: t(copy.report.thanks), text: t(copy.report.thanksText) })
        },
      },
    )
  return (
    <Dialog title={t(copy.report.title)} onClose={onClose} width={520}>
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <p>{t(copy.report.lead, { office: trustee.name })}</p>
        <Textarea
          label={t(copy.report.label)}
          description={t(copy.report.hint)}
          rows={4}
          data-autofocus
          {...form.getInputProps('text')}
        />
        <SubmitError error={report.error} sentences={trusteesMessages} />
        <FormButtons
          submitLabel={t(copy.report.send)}
          valid={form.isValid()}
          busy={report.isPending}
          backLabel={t(copy.report.cancel)}
          onBack={onClose}
        />
      </form>
    </Dialog>
  )
}

/** The API accepts one line. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
