/** The operator's actions, which no screen offers. They combine features and have no tables of their own. */
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
  setFeatureOfAll,
  setFeatures,
  signOutCustomer,
} from '@yoursuccess/contract/operator/operator'
import type { Serve } from '../http/serve.ts'
import { disableTimeout } from '../http/disable-timeout.ts'
import { exportOf } from '../security/retention/export-customer.ts'
import { createApprovedCustomer } from './create-customer.ts'
import { decideReferred } from './decide-application.ts'
import type { OperatorDeps } from './operator.deps.ts'

export const operatorRoutes = (serve: Serve, deps: OperatorDeps): void => {
  serve.open(createCustomer, ({ body }) => createApprovedCustomer(deps, body))
  serve.open(setFeatures, async ({ body }) => ({
    features: await deps.customer.setFeatures(body.email, body.features),
  }))
  serve.open(setFeatureOfAll, async ({ body, request }) => {
    disableTimeout(request)
    return { changed: await deps.customer.setFeatureOfAll(body.feature, body.is_on) }
  })
  serve.open(importAuthenticator, async ({ body }) => ({
    codes: await deps.session.importAuthenticator(body.email, body.secret),
  }))
  serve.open(signOutCustomer, async ({ body }) => ({
    ended: await deps.session.signOutEverywhere(body.email),
  }))
  serve.open(exportCustomer, ({ body, request }) => {
    disableTimeout(request)
    return exportOf({ ...deps, findIdByEmail: deps.customer.findIdByEmail }, body)
  })
  serve.open(listReferredApplications, async () => ({
    applications: await deps.application.listReferredApplications(),
  }))
  serve.open(decideApplication, ({ body }) => decideReferred(deps, body))
  serve.open(listDisputesToReview, async () => ({ disputes: await deps.disputes.listForReview() }))
  serve.open(creditDispute, ({ body }) => deps.disputes.credit(body))
  serve.open(resolveDispute, ({ body }) => deps.disputes.resolve(body))
}
