import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { PayPicture, TrusteePicture } from '../landing/pictures.tsx'
import { PublicPage } from '../public-page.tsx'
import { CardPicture } from './card-picture.tsx'
import { features } from './pages.messages.ts'
import classes from './pages.module.css'

const PICTURES: readonly ComponentType[] = [TrusteePicture, PayPicture, CardPicture]

/** The account's features, in three panels (PROGRAM-43). */
export const AccountFeaturesPage = () => (
  <PublicPage wide>
    <PageHeading lead={t(features.lead)}>{t(features.title)}</PageHeading>
    <div className={classes.panels}>
      {texts(features.panels).map(({ title, points }, at) => {
        const Picture = PICTURES[at]
        return (
          <section key={title} className={classes.panel}>
            <div className={classes.picture}>{Picture && <Picture />}</div>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
    <p>
      {t(features.next)} <Link to={paths.fees}>{t(features.fees)}</Link>
    </p>
  </PublicPage>
)
