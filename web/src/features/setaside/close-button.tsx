import { Button } from '@mantine/core'
import { t } from '../../i18n/translate.ts'
import { confirm } from '../../ui/dialog/dialogs.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { centsOf, usd } from '../../lib/amounts.rules.ts'
import { useCloseSetAside } from './setaside.api.ts'
import { copy, setAsideMessages } from './setaside.messages.ts'

/** Closes the set-aside after a question that says where its money goes (SETA-12). */
export const CloseButton = ({ balance }: { balance: string }) => {
  const { submit, isPending, error } = useCloseSetAside()
  const isEmpty = centsOf(balance) === 0
  const { title, text, textWhenEmpty, confirmLabel, cancelLabel, done, doneWhenEmpty } = copy.close
  const ask = () =>
    submit(undefined, {
      askFirst: () =>
        confirm({
          title: t(title),
          text: isEmpty ? t(textWhenEmpty) : t(text, { amount: usd(balance) }),
          confirmLabel: t(confirmLabel),
          cancelLabel: t(cancelLabel),
        }),
      onSuccess: () => showToast('good', t(isEmpty ? doneWhenEmpty : done)),
    })
  return (
    <div>
      <Button variant="subtle" className="ys-flush" loading={isPending} onClick={() => void ask()}>
        {t(copy.close.button)}
      </Button>
      <SubmitError error={error} sentences={setAsideMessages} />
    </div>
  )
}
