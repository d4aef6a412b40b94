import { documentOf, html, type Html } from '../console/html.ts'
import { type Problems, type Field, FIELDS, type Typed } from './form.ts'

const HINTS: Partial<Record<Field, string>> = {
  first_name: 'As on your Social Security card. Names cannot be changed in the application.',
  password: 'At least 8 characters, with uppercase letters, lowercase letters, and numbers.',
  phone1: 'Ten digits. A code can be sent to it.',
}

/** How browsers and password managers fill in each field. */
const FILLING: Record<Field, Html> = {
  first_name: html`autocomplete="given-name"`,
  middle_name: html`autocomplete="additional-name"`,
  last_name: html`autocomplete="family-name"`,
  email: html`type="email" autocomplete="email" inputmode="email"`,
  password: html`type="password" autocomplete="new-password"`,
  phone1: html`type="tel" autocomplete="tel-national" inputmode="tel"`,
  phone2: html`type="tel" autocomplete="off" inputmode="tel"`,
  phone3: html`type="tel" autocomplete="off" inputmode="tel"`,
}
const REQUIRED = new Set<string>(['first_name', 'last_name', 'email', 'password', 'phone1'])

/** The form, filled in with what was entered before, except the password. */
export const signUpPage = (form: Typed, problems: Problems): string => {
  const isWrong = Object.keys(problems).length > 0
  return documentOf({
    title: `${isWrong ? 'Please check: ' : ''}Sandbox sign-up`,
    header: html`<h1>Sign up</h1>`,
    main: html`<p>This page stands for the sign-up site of the program. It makes a login and begins an application.</p>
${isWrong ? summary(problems) : html``}
<form method="post" action="/sign-up" class="stacked" novalidate>
<input type="hidden" name="reference" value="${form.reference}">
${(['first_name', 'middle_name', 'last_name', 'email', 'password'] as const).map((name) => field(name, form, problems))}
<fieldset>
<legend>Phones on file</legend>
${(['phone1', 'phone2', 'phone3'] as const).map((name) => field(name, form, problems))}
<label class="box"><input type="checkbox" name="phone_verification" value="yes"${form.phone_verification ? html` checked` : html``}> A phone must be verified before the application is submitted</label>
</fieldset>
<button>Sign up</button>
</form>`,
  })
}

export const signedUpPage = (publicUrl: string): string =>
  documentOf({
    title: 'Sandbox sign-up: done',
    header: html`<h1>You are signed up</h1>`,
    main: html`<p>Your login is ready. Sign in with your email address and password to continue your application.</p>
<p><a class="action" href="${new URL('/login', publicUrl).href}">Sign in</a></p>`,
  })

export const notConnectedPage = (): string =>
  documentOf({
    title: 'Sandbox sign-up',
    header: html`<h1>Sign-up is not connected</h1>`,
    main: html`<p>This sandbox was started without the bank and does not have its key. Set <code>PARTNER_KEY</code> to the same value
for both, or sign in as one of the sample customers listed on the sign-in page.</p>`,
  })

const summary = (
  problems: Problems,
) => html`<div role="alert" class="outcome"><h2>Please check what you entered</h2>
${problems.form === undefined ? html`` : html`<p>${problems.form}</p>`}
<ul>${(Object.keys(FIELDS) as Field[]).map((name) =>
  problems[name] === undefined
    ? html``
    : html`<li><a href="#${name}">${FIELDS[name]}: ${problems[name]}</a></li>`,
)}</ul></div>`

const field = (name: Field, form: Typed, problems: Problems): Html => {
  const problem = problems[name]
  const hint = HINTS[name]
  const described = [hint && `${name}-hint`, problem && `${name}-fault`].filter(Boolean).join(' ')
  const value = name === 'password' ? '' : form[name]
  return html`<div class="field">
<label for="${name}">${FIELDS[name]}</label>
${hint === undefined ? html`` : html`<p class="quiet" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" value="${value}" ${FILLING[name]} maxlength="254"${REQUIRED.has(name) ? html` required` : html``}${problem === undefined ? html`` : html` aria-invalid="true"`}${described === '' ? html`` : html` aria-describedby="${described}"`}>
${problem === undefined ? html`` : html`<p class="fault" id="${name}-fault">${problem}</p>`}
</div>`
}
