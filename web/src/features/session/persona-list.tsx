import { UnstyledButton } from '@mantine/core'
import type { Program } from '@yoursuccess/contract/program/program'
import { t } from '../../i18n/translate.ts'
import classes from './persona-list.module.css'
import { copy } from './session.messages.ts'
import type { Credentials } from './use-sign-in.ts'

interface PersonaListProps {
  personas: NonNullable<Program['personas']>
  onChoose: (credentials: Credentials) => void
}

/** Fictional customers for trying the product. The server lists them only in sandbox runs (SANDBOX-10). */
export const PersonaList = ({ personas, onChoose }: PersonaListProps) => (
  <section className={classes.personas} aria-labelledby="personas">
    <h2 id="personas" className={classes.title}>
      {t(copy.personasHeading)}
    </h2>
    <p>{t(copy.personasLead)}</p>
    <ul className={classes.list}>
      {personas.map(({ email, password, state }) => (
        <li key={email}>
          <UnstyledButton className={classes.persona} onClick={() => onChoose({ email, password })}>
            <span>{state}</span>
            <span className={classes.email}>{email}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  </section>
)
