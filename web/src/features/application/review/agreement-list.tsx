import { IconCircleCheck, IconCircleX, IconExternalLink } from '@tabler/icons-react'
import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import { t } from '../../../i18n/translate.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useApplicationMemory } from '../application-memory.tsx'
import { copy } from '../application.messages.ts'
import { fieldNames } from '../field-names.messages.ts'
import classes from './agreement-list.module.css'

export const useAllOpened = (): boolean => {
  const { opened } = useApplicationMemory()
  return AGREEMENTS.every(({ name, version }) => opened[name] === version)
}

/**
 * The three documents. An icon and a word show whether each was opened during this visit (APPLICATION-33).
 */
export const AgreementList = () => {
  const { opened, open } = useApplicationMemory()
  return (
    <SectionCard title={t(copy.agreementsTitle)}>
      <p>{t(copy.agreementsLead)}</p>
      <ul className={classes.list}>
        {AGREEMENTS.map(({ name, path, version }) => {
          const isOpened = opened[name] === version
          const Sign = isOpened ? IconCircleCheck : IconCircleX
          return (
            <li key={name} className={classes.row}>
              <Sign size={24} color={isOpened ? 'var(--ys-good)' : 'var(--ys-quiet)'} aria-hidden />
              <a
                href={path}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => open(name, version)}
                // A click with the middle mouse button opens the document, too.
                onAuxClick={({ button }) => button === 1 && open(name, version)}
              >
                {t(fieldNames[`agreements.${name}`])} <IconExternalLink size={16} aria-hidden />
                <span className="ys-sr-only">({t(copy.opensInNewTab)})</span>
              </a>
              <span className={classes.state}>{isOpened ? t(copy.opened) : t(copy.notOpened)}</span>
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
