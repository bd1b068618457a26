import { expect, test } from 'vitest'
import { createDriver } from '~/machines/proving/driver'
import { childInfoModel } from '~/machines/subscription/child-info/child-info.model'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlowModel } from '~/machines/subscription/subscription-flow/subscription-flow.model'

const subflow = { paymentOption: 'pay-up-front', size: 2, hasBooks: true } as const
const start = { ...subscriptionFlowModel.input, step: 'childInfo', child: childInfoModel.input, subflow }

test('S-257 a language that is changed while the plan is being kept opens the form again, and the plan goes on without add-ons', async () => {
  const driver = createDriver(subscriptionFlowModel, start)
  const view = () => connectSubscriptionFlow(driver.actor.getSnapshot())
  await driver.start()
  await driver.perform({ type: 'CHILD.VALID' })
  await driver.perform({ type: 'LANGUAGE_CHANGED' })
  expect(view()).toMatchObject({ state: 'childInfo', isBusy: false, problem: null })
  expect(driver.calls.find(({ src }) => src === 'storePlan')?.isAborted).toBe(true)
  await driver.perform({ type: 'CHILD.VALID' })
  expect(driver.calls.findLast(({ src }) => src === 'storePlan')?.input).toEqual({ ...subflow, hasBooks: false })
})

test('a step that cannot be opened is not taken: the page stays, says so, and can be left by the same button', async () => {
  const driver = createDriver(subscriptionFlowModel)
  const view = () => connectSubscriptionFlow(driver.actor.getSnapshot())
  await driver.start()
  await driver.perform({ type: 'CHILD.VALID' })
  expect(view()).toMatchObject({ state: 'opening', isBusy: true })
  await driver.perform({ type: 'xstate.error.actor.openPage', error: new Error('blocked') })
  expect(view()).toMatchObject({ state: 'childInfo', isBusy: false, problem: 'notOpened' })
  await driver.perform({ type: 'CHILD.VALID' })
  expect(view()).toMatchObject({ state: 'opening', problem: null })
})
