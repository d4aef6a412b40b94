import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { Message } from '@yoursuccess/contract/core/messages'
import { type ComponentType, useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import classes from './promo-carousel.module.css'
import { BenefitsPicture, BillPayPicture, CashBackPicture } from './promo-pictures.tsx'
import { copy } from './session.messages.ts'

const SLIDES: readonly { text: Message; Picture: ComponentType }[] = [
  { text: copy.cashBackSlide, Picture: CashBackPicture },
  { text: copy.benefitsSlide, Picture: BenefitsPicture },
  { text: copy.billPaySlide, Picture: BillPayPicture },
]

/** Three slides that move only when the visitor moves them. */
export const PromoCarousel = () => {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const show = (slide: number) => {
    const next = (slide + SLIDES.length) % SLIDES.length
    setCurrent(next)
    strip.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return (
    <section className={classes.carousel} aria-roledescription={t(copy.carousel)} aria-label={t(copy.offers)}>
      <ul className={classes.strip} ref={strip}>
        {SLIDES.map(({ text, Picture }, at) => (
          <li key={text.id} className={classes.slide} aria-hidden={at !== current}>
            <Picture />
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <ActionIcon aria-label={t(copy.previousSlide)} onClick={() => show(current - 1)}>
          <IconChevronLeft size={22} />
        </ActionIcon>
        <span role="status">{t(copy.slide, { slide: current + 1, count: SLIDES.length })}</span>
        <ActionIcon aria-label={t(copy.nextSlide)} onClick={() => show(current + 1)}>
          <IconChevronRight size={22} />
        </ActionIcon>
      </div>
    </section>
  )
}
