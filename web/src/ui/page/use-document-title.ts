import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from './product-name.ts'

/** The title of the tab is the heading of the page. Give the ref to the h1. */
export const useDocumentTitle = <Heading extends HTMLElement>() => {
  const heading = useRef<Heading>(null)
  // After every drawing, as a heading may change with what it is about.
  useEffect(() => {
    document.title = `${heading.current?.textContent ?? ''} | ${PRODUCT_NAME}`
  })
  useEffect(
    () => () => {
      document.title = PRODUCT_NAME
    },
    [],
  )
  return heading
}
