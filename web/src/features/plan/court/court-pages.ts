/** The pages for court and attorney, which load together: whoever opens one often continues with the next. */
export { ChecklistPage } from './checklist-page.tsx'
export { MessagePage } from './message-page.tsx'
export { NoticesPage } from './notices-page.tsx'
