/** Together in one file of the build: they share most of their pieces. */
export { SetPinPage } from './pin/set-pin-page.tsx'
export { RequestNewCardPage } from './replacement/request-new-card-page.tsx'
