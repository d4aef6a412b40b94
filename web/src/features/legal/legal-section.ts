import type { Program } from '@yoursuccess/contract/program/program'
import type { ReactNode } from 'react'

/** A section of a document. Links use the id, which does not change with the title or the language. */
export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

/** The bank's names, phones and addresses, which are configuration. */
export type Names = Pick<Program, 'product_name' | 'bank_name' | 'support' | 'wind_down'>
