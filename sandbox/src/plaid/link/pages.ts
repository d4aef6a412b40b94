/** The pages of the Link window: plain forms that work by keyboard, at any width, in light and dark mode. */
import { html, type Html } from '../../console/html.ts'
import { INSTITUTIONS, messageOf } from '../banks.rules.ts'
import type { View } from './views.ts'

export interface Frame {
  token: string
  /** The origin of the page that opened the window. */
  origin: string
}

export const windowPage = (view: View, frame: Frame): string => {
  const { title, body } = contentOf(view, frame)
  return `<!doctype html>${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/link/link.css">
<script type="module" src="/link/frame.js"></script>
</head>
<body data-origin="${frame.origin}" data-view="${view.view}"${view.view === 'done' ? html` data-outcome="${JSON.stringify(payloadOf(view))}"` : html``}>
<header><p class="label">Sandbox: no real bank, no real money</p>${view.view === 'done' ? html`` : form(frame, 'exit', html`<button class="close">Close</button>`)}</header>
<main><h1 tabindex="-1">${title}</h1>
${body}</main>
</body>
</html>`.text
  }`
}

/** The data that frame.js passes to the page that opened the window. */
const payloadOf = ({ outcome }: Extract<View, { view: 'done' }>) =>
  outcome.type === 'success'
    ? outcome
    : { ...outcome, error: outcome.error && { code: outcome.error, message: messageOf(outcome.error) } }

const contentOf = (view: View, frame: Frame): { title: string; body: Html } => {
  switch (view.view) {
    case 'institutions':
      return { title: 'Choose your bank', body: institutions(frame) }
    case 'credentials':
      return {
        title: `Sign in to ${view.institution.name}`,
        body: html`${alert(view.error && messageOf(view.error))}${form(
          frame,
          'credentials',
          html`${field('username', 'User name', { autocomplete: 'username' })}${field('password', 'Password', { type: 'password', autocomplete: 'current-password' })}<button>Sign in</button>`,
        )}${retry(frame, 'Choose another bank')}`,
      }
    case 'mfa':
      return {
        title: 'Enter the code',
        body: html`<p>${view.institution.name} has sent a code to your device.</p>${alert(view.error && messageOf(view.error))}${form(
          frame,
          'mfa',
          html`${field('code', 'Code', { inputmode: 'numeric', autocomplete: 'one-time-code' })}<button>Continue</button>`,
        )}`,
      }
    case 'numbers':
      return { title: 'Enter your account numbers', body: numbers(view, frame) }
    case 'accounts':
      return {
        title: 'Choose an account',
        body: html`${alert(view.error)}${form(
          frame,
          'accounts',
          html`<fieldset><legend>Accounts at ${view.institution.name}</legend>${view.accounts.map(
            ({ name, account }, index) =>
              html`<label class="choice"><input type="radio" name="account" value="${index}"> ${name}, ending in ${account.slice(-4)}</label>`,
          )}</fieldset><button>Continue</button>`,
        )}`,
      }
    case 'oauth':
      return {
        title: `Go on at ${view.institution.name}`,
        body: html`<p>This bank asks you to sign in on its own site. You come back here afterwards.</p><p><a class="button" target="_top" href="${view.href}">Go to ${view.institution.name}</a></p>${retry(frame, 'Choose another bank')}`,
      }
    case 'code':
      return {
        title: 'Enter the code of the deposit',
        body: html`<p>A deposit of $0.01 was sent to the account ending in ${view.account.account.slice(-4)}. Its text contains a code of three letters.</p>${alert(
          view.isWrong ? 'This is not the code. Please look at the text of the deposit again.' : undefined,
        )}${form(frame, 'code', html`${field('code', 'Code of three letters', {})}<button>Continue</button>`)}`,
      }
    case 'error':
      return {
        title: 'That did not work',
        body: html`${alert(messageOf(view.code))}${retry(frame, 'Try again')}${form(frame, 'exit', html`<button>Leave</button>`)}`,
      }
    case 'done':
      return { title: view.outcome.type === 'success' ? 'Linked' : 'Closed', body: html`<p>Please wait.</p>` }
  }
}

const institutions = (frame: Frame): Html =>
  html`<ul class="plain">${INSTITUTIONS.map(
    ({ id, name }) =>
      html`<li>${form(frame, 'institution', html`<input type="hidden" name="institution_id" value="${id}"><button class="wide">${name}</button>`)}</li>`,
  )}<li>${form(frame, 'institution', html`<input type="hidden" name="institution_id" value="manual"><button class="wide">Enter account numbers</button>`)}</li></ul>`

const numbers = ({ values, errors, institution }: Extract<View, { view: 'numbers' }>, frame: Frame): Html =>
  html`<p>${institution ? institution.name : 'Your bank'} is asked to confirm the account with a small deposit.</p>${form(
    frame,
    'numbers',
    html`${field('name', 'Name on the account', { autocomplete: 'name', value: values['name'], error: errors['name'] })}${field('routing', 'Routing number', { inputmode: 'numeric', value: values['routing'], error: errors['routing'] })}${field('account', 'Account number', { inputmode: 'numeric', value: values['account'], error: errors['account'] })}${field('confirm', 'Account number again', { inputmode: 'numeric', value: values['confirm'], error: errors['confirm'] })}<fieldset><legend>Kind of account</legend><label class="choice"><input type="radio" name="subtype" value="checking"${values['subtype'] === 'savings' ? html`` : html` checked`}> Checking</label><label class="choice"><input type="radio" name="subtype" value="savings"${values['subtype'] === 'savings' ? html` checked` : html``}> Savings</label></fieldset><button>Continue</button>`,
  )}${retry(frame, 'Choose another bank')}`

const form = ({ token, origin }: Frame, action: string, content: Html): Html =>
  html`<form method="post" action="/link/step" novalidate><input type="hidden" name="token" value="${token}"><input type="hidden" name="origin" value="${origin}"><input type="hidden" name="action" value="${action}">${content}</form>`

const retry = (frame: Frame, label: string): Html =>
  form(frame, 'retry', html`<button class="quiet">${label}</button>`)

const alert = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p role="alert" class="fault">${text}</p>`

interface FieldOptions {
  type?: string
  inputmode?: string
  autocomplete?: string
  value?: string | undefined
  error?: string | undefined
}

const field = (
  name: string,
  label: string,
  { type = 'text', inputmode = 'text', autocomplete = 'off', value, error }: FieldOptions,
): Html =>
  html`<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" inputmode="${inputmode}" autocomplete="${autocomplete}" value="${value}"${error === undefined ? html`` : html` aria-invalid="true" aria-describedby="${name}-fault"`}>${error === undefined ? html`` : html`<p class="fault" id="${name}-fault">${error}</p>`}`
