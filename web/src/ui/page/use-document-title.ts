import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from './product-name.ts'

/** The tab's title is the page's heading. Put the ref on the h1. */
export const useDocumentTitle = <Heading extends HTMLElement>() => {
  const heading = useRef<Heading>(null)
  // After every render, because a heading may change with its content.
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
