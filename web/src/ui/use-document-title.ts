import { useEffect, useRef } from 'react'

const PRODUCT = 'YourSuccess'

/** The title of the tab is the heading of the page. Give the ref to the h1. */
export const useDocumentTitle = <Heading extends HTMLElement>() => {
  const heading = useRef<Heading>(null)
  // After every drawing, as a heading may change with what it is about.
  useEffect(() => {
    document.title = `${heading.current?.textContent ?? ''} | ${PRODUCT}`
  })
  useEffect(
    () => () => {
      document.title = PRODUCT
    },
    [],
  )
  return heading
}
