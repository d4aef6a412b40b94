/** Creates the personas with an application, like real people: sign up, fill in the steps, submit. */
import { AGREEMENTS } from '@yoursuccess/contract/application/application'
import { callJson, type SeedTarget, signIn } from './calls.ts'
import { type Applying, PASSWORD, PERSONAS, type Persona } from './personas.ts'

export const applyForAccounts = async (target: SeedTarget): Promise<void> => {
  for (const persona of PERSONAS) if (persona.applying) await apply(target, persona, persona.applying)
}

const apply = async (target: SeedTarget, persona: Persona, applying: Applying) => {
  await signUp(target, persona, applying)
  if (applying.until === 'personal_information') return
  const token = await signIn(target.url, persona.email, PASSWORD)
  await fillIn(target, token, persona, applying.until)
  if (applying.until !== 'submitted') return
  await submit(target, token, applying.ssn)
}

/** Submits the form of the sandbox's sign-up page. */
const signUp = async (target: SeedTarget, persona: Persona, { phoneVerification }: Applying) => {
  const reply = await fetch(`${target.sandboxUrl}/sign-up`, {
    method: 'POST',
    body: new URLSearchParams({
      reference: `persona-${persona.email.split('@')[0]}`,
      first_name: persona.firstName,
      last_name: persona.lastName,
      email: persona.email,
      password: PASSWORD,
      phone1: '(500) 555-0006',
      phone2: '(555) 555-0177',
      ...(phoneVerification && { phone_verification: 'yes' }),
    }),
    redirect: 'manual',
  })
  if (reply.status !== 303) throw new Error(`signing up as ${persona.email} answered ${reply.status}`)
}

/** Fills in the application up to the persona's step. */
const fillIn = async (target: SeedTarget, token: string, { city }: Persona, until: Applying['until']) => {
  const save = (furthest_enrollment_step: string, fields: object) =>
    callJson(
      `${target.url}/api/account_application`,
      'PUT',
      { account_application: { furthest_enrollment_step, ...fields } },
      token,
    )
  await save('address', {
    primary_phone: '5005550006',
    date_of_birth: '1984-05-17',
    income_source: 2,
    occupation: '43-4000',
  })
  if (until === 'address') return
  await save('identification', {
    address_attributes: { address_1: '12 Example Street', city, state: 'IL', postal_code: '62701' },
    shipping_address_different: false,
  })
  if (until === 'identification') return
  await save('review', {})
}

/**
 * Submits the application and checks its final status. The reply is not checked: some personas must be
 * refused.
 */
const submit = async (
  target: SeedTarget,
  token: string,
  { number, endsIn }: { number: string; endsIn: string },
) => {
  await fetch(`${target.url}/api/account_application/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      account_application: { id_type: 2, id_number: number },
      agreements: Object.fromEntries(AGREEMENTS.map(({ name, version }) => [name, version])),
    }),
  })
  const { status } = await callJson<{ status: string }>(
    `${target.url}/api/account_application`,
    'GET',
    undefined,
    token,
  )
  if (status !== endsIn) throw new Error(`an application is ${status} instead of ${endsIn}`)
}
