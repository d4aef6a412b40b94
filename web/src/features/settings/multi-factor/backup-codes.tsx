import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { t } from '../../../i18n/translate.ts'
import { useProgram } from '../../program/program.api.ts'
import { copy } from '../settings.messages.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './multi-factor.module.css'

interface BackupCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Ten codes, shown once, with three ways to save them. The printout contains only the codes. */
export const BackupCodes = ({ codes, onDone }: BackupCodesProps) => {
  const program = useProgram()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [codes])
  const shown = codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
  const head = t(copy.fileHead, { product: program?.product_name ?? '' })
  const file = [head, '', ...shown, ''].join('\r\n')
  return (
    <div className={classes.backup}>
      <div className={classes.printed}>
        <h3 className={classes.title} tabIndex={-1} ref={heading}>
          {t(copy.backupCodes)}
        </h3>
        <p>{t(copy.backupCodesLead)}</p>
        <ul className={classes.codes} aria-label={t(copy.backupCodes)}>
          {shown.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.buttons}>
        <CopyButton text={shown.join('\n')} />
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={t(copy.fileName)}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {t(copy.download)}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t(copy.print)}
        </Button>
        <Button onClick={onDone}>{t(copy.done)}</Button>
      </div>
    </div>
  )
}
