import type { ComponentType } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import classes from './feature-sections.module.css'
import { words } from './landing.messages.ts'
import { BillsPicture, PayPicture, SpendingPicture, TrusteePicture } from './pictures.tsx'

/** The sections that "Learn More" scrolls to, including bill tracking (PROGRAM-40). */
export const FeatureSections = () => (
  <>
    <FeatureSection id="trustee" Picture={TrusteePicture} copy={words.trustee} />
    <FeatureSection id="spending" Picture={SpendingPicture} copy={words.spending} />
    <FeatureSection id="bills" Picture={BillsPicture} copy={words.bills} />
    <FeatureSection id="pay" Picture={PayPicture} copy={words.pay} />
  </>
)

type Section = keyof typeof words.featureCards

interface FeatureSectionProps {
  id: Section
  copy: (typeof words)[Section]
  Picture: ComponentType
}

const FeatureSection = ({ id, copy: { title, text, points, ...more }, Picture }: FeatureSectionProps) => (
  <section id={id} className={classes.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <div className={classes.words}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      <p>{t(text)}</p>
      <ul>
        {texts(points).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {'fee' in more && <p className={classes.fee}>{t(more.fee)}</p>}
    </div>
    <div className={classes.picture}>
      <Picture />
    </div>
  </section>
)
