/** What an operator may do, and no screen offers. It composes rooms; it has no tables of its own. */
import {
  decideApplication,
  listReferredApplications,
} from '@yoursuccess/contract/application/application-review'
import {
  creditDispute,
  listDisputesToReview,
  resolveDispute,
} from '@yoursuccess/contract/disputes/dispute-review'
import {
  createCustomer,
  exportCustomer,
  importAuthenticator,
  setFeatures,
  signOutCustomer,
} from '@yoursuccess/contract/operator/operator'
import type { Serve } from '../http/serve.ts'
import { takeYourTime } from '../http/disable-timeout.ts'
import { exportOf } from '../security/retention/export-customer.ts'
import { createApprovedCustomer } from './create-customer.ts'
import { decideReferred } from './decide-application.ts'
import type { OperatorParts } from './operator.deps.ts'

export const operatorRoutes = (serve: Serve, parts: OperatorParts): void => {
  serve.open(createCustomer, ({ body }) => createApprovedCustomer(parts, body))
  serve.open(setFeatures, async ({ body }) => ({
    features: await parts.session.setFeatures(body.email, body.features),
  }))
  serve.open(importAuthenticator, async ({ body }) => ({
    codes: await parts.session.importAuthenticator(body.email, body.secret),
  }))
  serve.open(signOutCustomer, async ({ body }) => ({
    ended: await parts.session.signOutEverywhere(body.email),
  }))
  serve.open(exportCustomer, ({ body, request }) => {
    takeYourTime(request)
    return exportOf({ ...parts, findIdByEmail: parts.session.findIdByEmail }, body)
  })
  serve.open(listReferredApplications, async () => ({
    applications: await parts.application.listReferredApplications(),
  }))
  serve.open(decideApplication, ({ body }) => decideReferred(parts, body))
  serve.open(listDisputesToReview, async () => ({ disputes: await parts.disputes.listForReview() }))
  serve.open(creditDispute, ({ body }) => parts.disputes.credit(body))
  serve.open(resolveDispute, ({ body }) => parts.disputes.resolve(body))
}
