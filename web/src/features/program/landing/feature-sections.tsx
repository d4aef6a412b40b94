import type { ComponentType } from 'react'
import classes from './feature-sections.module.css'
import { words } from './landing.messages.ts'
import { BillsPicture, PayPicture, SpendingPicture, TrusteePicture } from './pictures.tsx'

/** The sections that "Learn More" scrolls to, including bill tracking (PROGRAM-40). */
export const FeatureSections = () => (
  <>
    <FeatureSection id="trustee" Picture={TrusteePicture} {...words.trustee} />
    <FeatureSection id="spending" Picture={SpendingPicture} {...words.spending} />
    <FeatureSection id="bills" Picture={BillsPicture} {...words.bills} />
    <FeatureSection id="pay" Picture={PayPicture} {...words.pay} />
  </>
)

interface FeatureSectionProps {
  id: (typeof words.featureCards)[number]['to']
  title: string
  text: string
  points: readonly string[]
  fee?: string
  Picture: ComponentType
}

const FeatureSection = ({ id, title, text, points, fee, Picture }: FeatureSectionProps) => (
  <section id={id} className={classes.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <div className={classes.words}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p>{text}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {fee && <p className={classes.fee}>{fee}</p>}
    </div>
    <div className={classes.picture}>
      <Picture />
    </div>
  </section>
)
