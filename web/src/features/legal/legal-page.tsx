import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AGREEMENTS, type AgreementName } from '@yoursuccess/contract/application/application'
import type { Message } from '@yoursuccess/contract/core/messages'
import type { ReactNode } from 'react'
import { language } from '../../i18n/language.ts'
import { elements, t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { MainArea } from '../../ui/page/main-area.tsx'
import { DocumentButton } from '../../ui/page/document-button.tsx'
import { EnglishLink } from '../../ui/page/language-link.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { programQuery } from '../program/program.api.ts'
import classes from './legal-page.module.css'
import type { LegalSection, Names } from './legal-section.ts'
import { copy } from './legal.messages.ts'

interface LegalPageProps {
  name: AgreementName
  title: Message
  /** The main points, in a few sentences. */
  inShort: (names: Names) => ReactNode
  sections: (names: Names) => readonly LegalSection[]
}

/** A document of the account: its version, a summary, its sections, and whom to contact. */
export const LegalPage = ({ name, title, inShort, sections }: LegalPageProps) => {
  const { data: program } = useSuspenseQuery(programQuery)
  const parts = sections(program)
  return (
    <SiteFrame program={program}>
      <MainArea className={classes.document}>
        <Title name={name} title={title} />
        {language.code !== 'en' && <BindingText />}
        <section className={classes.short} aria-labelledby="in-short">
          <h2 id="in-short">{t(copy.inShort)}</h2>
          {inShort(program)}
        </section>
        <nav className={classes.contents} aria-label={t(copy.contents)}>
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <Link to="." hash={part.id}>
                  {part.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        {parts.map((part, at) => (
          <section key={part.id} className={classes.section} aria-labelledby={part.id}>
            <h2 id={part.id}>
              {at + 1}. {part.title}
            </h2>
            {part.body}
          </section>
        ))}
        <Contact names={program} />
      </MainArea>
    </SiteFrame>
  )
}

const Title = ({ name, title }: Pick<LegalPageProps, 'name' | 'title'>) => {
  const { version } = AGREEMENTS.find((agreement) => agreement.name === name) ?? AGREEMENTS[0]
  return (
    <PageHeading
      lead={t(copy.version, { version, day: formatLongDay(`${version}-01`) })}
      actions={
        <DocumentButton data-print onClick={() => window.print()}>
          {t(copy.print)}
        </DocumentButton>
      }
    >
      {t(title)}
    </PageHeading>
  )
}

/** What customers agree to is English, whatever they read (LANGUAGE-09). */
export const BindingText = () => (
  <p>{elements(copy.binding, { a: (words) => <EnglishLink>{words}</EnglishLink> })}</p>
)

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
