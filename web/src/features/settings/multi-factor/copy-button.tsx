import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { copy } from '../settings.messages.ts'

export const CopyButton = ({ text }: { text: string }) => (
  <Button
    variant="default"
    leftSection={<IconCopy size={18} aria-hidden />}
    onClick={() =>
      void navigator.clipboard.writeText(text).then(
        () => showToast('good', copy.copied),
        () => showToast('care', copy.notCopied),
      )
    }
  >
    {copy.copy}
  </Button>
)
