/** The pages of this feature. They load as one file when the first of them opens. */
export { AddBillerPage } from './add/add-biller-page.tsx'
export { BillsPage } from './bills-page.tsx'
export { BillsLearnMorePage } from './learn-more-page.tsx'
export { AddPaperBillerPage } from './paper/add-paper-biller-page.tsx'
