import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import classes from './more-group.module.css'
import { PlaceSections } from './place-group.tsx'
import type { OpenPage, Place } from './places.ts'

/** "More" on a desktop: a button that unfolds its pages. They are unfolded while one of them is open. */
export const MoreGroup = ({ place, open }: { place: Place; open: OpenPage | undefined }) => {
  const isOfMore = open?.place === place
  const [chosen, setChosen] = useState<boolean>()
  const isUnfolded = chosen ?? isOfMore
  const id = useId()
  const group = useInView(chosen)
  return (
    <div ref={group}>
      <UnstyledButton
        className={classes.more ?? ''}
        aria-expanded={isUnfolded}
        aria-controls={id}
        {...(isOfMore && !isUnfolded && { 'aria-current': 'true' as const })}
        onClick={() => setChosen(!isUnfolded)}
      >
        <place.icon size={22} aria-hidden />
        {t(place.name)}
        <IconChevronDown className={classes.arrow ?? ''} size={18} aria-hidden />
      </UnstyledButton>
      <div id={id} hidden={!isUnfolded}>
        <PlaceSections place={place} open={open} />
      </div>
    </div>
  )
}

/** Scrolls the navigation, but not the page, so that what was unfolded is visible. */
const useInView = (isChosen: boolean | undefined) => {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const navigation = group.current?.closest('nav')
    if (!isChosen || !group.current || !navigation) return
    navigation.scrollTop += group.current.getBoundingClientRect().top - navigation.getBoundingClientRect().top
  }, [isChosen])
  return group
}
