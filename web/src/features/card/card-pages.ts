/** Both pages are in one bundle, because they share most of their components. */
export { SetPinPage } from './pin/set-pin-page.tsx'
export { RequestNewCardPage } from './replacement/request-new-card-page.tsx'
