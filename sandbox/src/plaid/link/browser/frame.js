/** Runs in the Link window: sends its events to the page that opened it, and sets the keyboard focus. */
const { origin, view, outcome } = document.body.dataset
const report = (message) => window.parent.postMessage({ from: 'sandbox-link', ...message }, origin)

const start = document.querySelector('[aria-invalid]') ?? document.querySelector('h1')
// A person may already be typing in a field when this script runs. Leave the focus there.
if (document.activeElement === document.body) start?.focus()

report({ event: 'view', view })
if (outcome) report({ event: 'done', outcome: JSON.parse(outcome) })

for (const form of document.forms)
  form.addEventListener('submit', () => {
    report({
      event: 'submit',
      action: form.elements.namedItem('action').value,
      institution_id: form.elements.namedItem('institution_id')?.value,
    })
  })

document.querySelector('a[target="_top"]')?.addEventListener('click', () => report({ event: 'oauth' }))

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') document.querySelector('button.close')?.click()
})
