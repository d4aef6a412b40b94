import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AGREEMENTS, type AgreementName } from '@yoursuccess/contract/application/application'
import type { ReactNode } from 'react'
import { language } from '../../i18n/language.ts'
import { elements, t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { MainArea } from '../../ui/page/main-area.tsx'
import { DocumentButton } from '../../ui/page/document-button.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { programQuery } from '../program/program.api.ts'
import classes from './legal-page.module.css'
import type { LegalSection, Names } from './legal-section.ts'
import { copy } from './legal.messages.ts'

/** What customers agree to is English, whatever they read (LANGUAGE-09). */
const LANGUAGE_OF_DOCUMENTS = 'en'
const IS_TRANSLATED = language.code !== LANGUAGE_OF_DOCUMENTS

interface LegalPageProps {
  name: AgreementName
  /** The main points, in a few sentences. */
  inShort: (names: Names) => ReactNode
  sections: (names: Names) => readonly LegalSection[]
}

/** A document of the account: its version, a summary, its sections, and whom to contact. */
export const LegalPage = ({ name, inShort, sections }: LegalPageProps) => {
  const { data: program } = useSuspenseQuery(programQuery)
  const parts = sections(program)
  return (
    <SiteFrame program={program}>
      <MainArea className={classes.document}>
        <Title name={name} />
        {IS_TRANSLATED && <p>{t(copy.binding)}</p>}
        <section className={classes.short} aria-labelledby="in-short">
          <h2 id="in-short">{t(copy.inShort)}</h2>
          <div lang={LANGUAGE_OF_DOCUMENTS}>{inShort(program)}</div>
        </section>
        <nav className={classes.contents} aria-label={t(copy.contents)}>
          <ol lang={LANGUAGE_OF_DOCUMENTS}>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <Link to="." hash={id}>
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {parts.map(({ id, title, body }, at) => (
          <section key={id} className={classes.section} aria-labelledby={id} lang={LANGUAGE_OF_DOCUMENTS}>
            <h2 id={id}>
              {at + 1}. {title}
            </h2>
            {body}
          </section>
        ))}
        <Contact names={program} />
      </MainArea>
    </SiteFrame>
  )
}

const Title = ({ name }: { name: AgreementName }) => {
  const { title, version } = AGREEMENTS.find((agreement) => agreement.name === name) ?? AGREEMENTS[0]
  return (
    <PageHeading
      lead={t(copy.version, { version, day: formatLongDay(`${version}-01`) })}
      actions={
        <DocumentButton data-print onClick={() => window.print()}>
          {t(copy.print)}
        </DocumentButton>
      }
    >
      {title}
    </PageHeading>
  )
}

const Contact = ({ names: { product_name, bank_name, support } }: { names: Names }) => (
  <address className={classes.contact}>
    <p>
      {elements(copy.programOf, {
        b: (words) => <strong>{words}</strong>,
        product: product_name,
        bank: bank_name,
      })}
    </p>
    {support.mailing_address.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <p>{elements(copy.customerService, { phone: <PhoneLink phone={support.phone} /> })}</p>
    <p>{t(copy.fax, { number: support.fax })}</p>
  </address>
)
