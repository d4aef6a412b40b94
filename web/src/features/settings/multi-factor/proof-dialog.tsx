import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import dialog from '../../../ui/dialog/dialog.module.css'
import { unspecified } from '../settings.messages.ts'
import { CodeInput } from './code-input.tsx'
import { codeComplaint } from './code-complaint.ts'
import classes from './multi-factor.module.css'

interface ProofDialogProps {
  title: string
  lead: string
  submitLabel: string
  cancelLabel: string
  prove: (code: string) => Promise<void>
  /** With what went wrong, when it was not the code. */
  onClose: (fault?: unknown) => void
}

/** Asks for a code of the authenticator or a backup code, and does with it what has to be proven. */
export const ProofDialog = ({ title, lead, submitLabel, cancelLabel, prove, onClose }: ProofDialogProps) => {
  const [code, setCode] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    setBusy(true)
    try {
      await prove(code)
      onClose()
    } catch (error) {
      const wrong = codeComplaint(error)
      if (!wrong) return onClose(error)
      setComplaint(wrong)
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} onClose={() => onClose()}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (code && !busy) void submit()
        }}
      >
        <p>{lead}</p>
        <CodeInput
          label={unspecified.proof}
          value={code}
          busy={busy}
          complaint={complaint}
          onChange={(typed) => {
            setCode(typed)
            setComplaint(undefined)
          }}
        />
        <div className={dialog.actions}>
          <Button variant="default" onClick={() => onClose()} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button type="submit" disabled={!code || busy} loading={busy}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
