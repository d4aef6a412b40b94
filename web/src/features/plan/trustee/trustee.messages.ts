import { messages } from '@yoursuccess/contract/core/messages'

/** The texts of the page of the plan's trustee. */
export const copy = messages('planTrustee', {
  title: 'Your trustee',
  none: 'Your plan has no trustee yet. Add yours, and see how the office may be paid.',
  add: 'Add your trustee',
  change: 'Change trustee or how you pay',
  office: 'The office',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  paidBy: 'How you pay',
  notSaid: 'Not said yet',
  checked: 'Checked on {on}, {source}',
  retired:
    'This office is no longer in our directory, so we cannot tell which payments it sends back. Ask the office before you pay another way than you do now.',
  waysTitle: 'How this office may be paid',
})
