/**
 * Plays the sign-up site of a real program (SANDBOX-41). With the sandbox, the bank's "Register Now" links
 * lead here.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { PAGE_HEADERS } from '../console/html.ts'
import { read } from '../control/read.ts'
import type { World } from '../world.ts'
import { type Problems, problemsOf, personOf, typed, type Typed } from './form.ts'
import { notConnectedPage, signedUpPage, signUpPage } from './page.ts'
import { notifyBank } from './notify-bank.ts'

const NO_ANSWER = 'The bank did not answer. Please try again.'

export const registerSignUp = (app: FastifyInstance, world: World): void => {
  const { config } = world

  app.get('/sign-up', (_request, reply) =>
    reply
      .headers(PAGE_HEADERS)
      .send(
        config.partnerKey === undefined
          ? notConnectedPage()
          : signUpPage({ ...read(typed, {}), reference: randomUUID(), phone_verification: 'yes' }, {}),
      ),
  )

  app.post('/sign-up', async (request, reply) => {
    void reply.headers(PAGE_HEADERS)
    if (config.partnerKey === undefined) return reply.code(503).send(notConnectedPage())
    const form = read(typed, request.body)
    const problems = await signUp(world, config.partnerKey, form)
    if (!problems) return reply.redirect('/sign-up/done', 303)
    return reply.code(problems.form === NO_ANSWER ? 502 : 422).send(signUpPage(form, problems))
  })

  app.get('/sign-up/done', (_request, reply) =>
    reply.headers(PAGE_HEADERS).send(signedUpPage(config.publicUrl)),
  )
}

/** Returns the errors, or undefined if the bank has created the login. */
const signUp = async (world: World, partnerKey: string, form: Typed): Promise<Problems | undefined> => {
  const reported = await notifyBank(world, partnerKey, personOf(form))
  switch (reported.result) {
    case 'created':
      return undefined
    case 'refused':
      return problemsOf(form, reported.error, reported.errors)
    case 'no_answer':
      return { form: NO_ANSWER }
  }
}
