/** One file of the build for all of them, because they share most of their components. */
export { SetPinPage } from './pin/set-pin-page.tsx'
export { RequestNewCardPage } from './replacement/request-new-card-page.tsx'
