import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { t } from '../../../i18n/translate.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { copy } from '../settings.messages.ts'

export const CopyButton = ({ text }: { text: string }) => (
  <Button
    variant="default"
    leftSection={<IconCopy size={18} aria-hidden />}
    onClick={() =>
      void navigator.clipboard.writeText(text).then(
        () => showToast('good', t(copy.copied)),
        () => showToast('care', t(copy.notCopied)),
      )
    }
  >
    {t(copy.copy)}
  </Button>
)
