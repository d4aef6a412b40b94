import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from './product-name.ts'

/**
 * Sets the tab's title to the page's heading, or to `title` if the heading says something that no browser history should
 * keep. Put the returned ref on the h1.
 */
export const useDocumentTitle = <Heading extends HTMLElement>(title?: string) => {
  const heading = useRef<Heading>(null)
  // Runs after every render, because a heading may change with its content.
  useEffect(() => {
    document.title = `${title ?? heading.current?.textContent ?? ''} | ${PRODUCT_NAME}`
  })
  useEffect(
    () => () => {
      document.title = PRODUCT_NAME
    },
    [],
  )
  return heading
}
