/** Runs in the window of Link: tells the page that opened it what happened, and keeps the keyboard where the reader is. */
const { origin, view, outcome } = document.body.dataset
const tell = (message) => window.parent.postMessage({ from: 'sandbox-link', ...message }, origin)

const start = document.querySelector('[aria-invalid]') ?? document.querySelector('h1')
// Whoever was quicker than this script is in a field already, and what they type belongs there.
if (document.activeElement === document.body) start?.focus()

tell({ event: 'view', view })
if (outcome) tell({ event: 'done', outcome: JSON.parse(outcome) })

for (const form of document.forms)
  form.addEventListener('submit', () => {
    tell({
      event: 'submit',
      action: form.elements.namedItem('action').value,
      institution_id: form.elements.namedItem('institution_id')?.value,
    })
  })

document.querySelector('a[target="_top"]')?.addEventListener('click', () => tell({ event: 'oauth' }))

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.querySelector('button.close')?.click()
})
