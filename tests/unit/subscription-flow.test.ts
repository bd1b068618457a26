import { expect, test } from 'vitest'
import { createDriver } from '~/machines/proving/driver'
import { childInfoModel } from '~/machines/subscription/child-info/child-info.model'
import { giftDetailsModel } from '~/machines/subscription/gift-details/gift-details.model'
import { connectSubscriptionFlow } from '~/machines/subscription/subscription-flow/subscription-flow.connect'
import { subscriptionFlowModel } from '~/machines/subscription/subscription-flow/subscription-flow.model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'

const subflow = { paymentOption: 'pay-up-front', size: 2, hasBooks: true } as const
const start = { ...subscriptionFlowModel.input, step: 'childInfo', child: childInfoModel.input, subflow }
const day = (text: string): CivilDate => parseCivilDate(text) ?? expect.unreachable(text)
const [BORN, OTHER_DAY] = [day('2025-08-21'), day('2025-08-22')]
const kit = { anchor: 'kit-the-babbler', title: 'The Babbler Play Kit', minMonths: 13, maxMonths: 15 }
const GIFT = {
  ...giftDetailsModel.input,
  initial: {
    ...giftDetailsModel.input.initial,
    recipientName: 'A friend',
    recipientEmail: 'friend@playchart.test',
    kitAnchor: 'kit-the-looker',
  },
}

async function sentForm() {
  const driver = createDriver(subscriptionFlowModel, start)
  await driver.start()
  const form = driver.actor.getSnapshot().children.childInfo
  form?.send({ type: 'CHANGE', field: 'name', value: 'Bo' })
  form?.send({ type: 'BIRTH_DATE', date: BORN, status: 'valid' })
  const submit = async () => {
    form?.send({ type: 'SUBMIT' })
    await driver.perform({ type: 'xstate.done.actor.findStartingProduct', output: { ok: true, value: null } })
    await driver.perform({ type: 'xstate.done.actor.storeChild', output: { ok: true, value: kit } })
  }
  await submit()
  return { driver, form, submit, view: () => connectSubscriptionFlow(driver.actor.getSnapshot()) }
}

test('S-257 a language that is changed while the plan is being kept opens the form again, and the plan goes on without add-ons', async () => {
  const { driver, form, submit, view } = await sentForm()
  form?.send({ type: 'CHANGE', field: 'language', value: 'nl' })
  expect(view()).toMatchObject({ state: 'steps.childInfo', isBusy: false, problem: null })
  expect(driver.calls.find(({ src }) => src === 'storePlan')?.isAborted).toBe(true)
  await submit()
  expect(driver.calls.findLast(({ src }) => src === 'storePlan')?.input).toEqual({ ...subflow, hasBooks: false })
})

test.each([
  ['name', { type: 'CHANGE', field: 'name', value: 'Bobbie' }, { name: 'Bobbie' }],
  ['birth date', { type: 'BIRTH_DATE', date: OTHER_DAY, status: 'valid' }, { birthDate: OTHER_DAY }],
] as const)(
  'a %s that is changed after it was sent, until the page is left, is asked about anew',
  async (_, typed, asked) => {
    for (const goOn of [[], ['storePlan'], ['storePlan', 'openPage']]) {
      const { driver, form, submit, view } = await sentForm()
      for (const id of goOn)
        await driver.perform({ type: `xstate.done.actor.${id}`, output: { ok: true, value: subflow } })
      expect(view()).toMatchObject({ isBusy: true })
      form?.send(typed)
      expect(view()).toMatchObject({ state: 'steps.childInfo', isBusy: false })
      expect(driver.effects.at(-1)?.type).toBe('stay')
      await submit()
      expect(driver.calls.findLast(({ src }) => src === 'storeChild')?.input).toMatchObject({ child: asked })
      expect(view()).toMatchObject({ state: 'going.storingPlan', isBusy: true })
    }
  },
)

test('a name that is typed while the first kit is being looked up is asked about anew', async () => {
  const driver = createDriver(childInfoModel, {
    ...childInfoModel.input,
    initial: { name: 'Bo', language: 'en', birthDate: BORN, firstKit: 'aroundDueDate' },
  })
  await driver.start()
  await driver.perform({ type: 'SUBMIT' })
  await driver.perform({ type: 'CHANGE', field: 'name', value: 'Bobbie' })
  expect(driver.actor.getSnapshot().value).toEqual({ editing: 'open' })
  await driver.perform({ type: 'SUBMIT' })
  expect(driver.calls.map(({ isAborted }) => isAborted)).toEqual([true, false])
  expect(driver.calls.at(-1)?.input).toMatchObject({ child: { name: 'Bobbie' } })
})

test('E-94 a gift that is changed after it was sent is sent anew', async () => {
  for (const isStored of [false, true]) {
    const driver = createDriver(giftDetailsModel, GIFT)
    await driver.start()
    await driver.perform({ type: 'SUBMIT' })
    if (isStored) await driver.perform({ type: 'xstate.done.actor.storeGift', output: { ok: true, value: null } })
    await driver.perform({ type: 'CHANGE', field: 'recipientName', value: 'Another friend' })
    expect(driver.actor.getSnapshot().value).toEqual({ editing: 'open' })
    expect(driver.effects.map(({ type }) => type)).toEqual(expect.arrayContaining(['saveDraft']))
    await driver.perform({ type: 'SUBMIT' })
    expect(driver.calls.at(-1)).toMatchObject({ isAborted: false, input: { recipientName: 'Another friend' } })
  }
})

test('a step that cannot be opened is not taken: the page stays, says so, and can be left by the same button', async () => {
  const driver = createDriver(subscriptionFlowModel)
  const view = () => connectSubscriptionFlow(driver.actor.getSnapshot())
  await driver.start()
  await driver.perform({ type: 'CHILD.VALID' })
  expect(view()).toMatchObject({ state: 'going.opening', isBusy: true })
  await driver.perform({ type: 'xstate.error.actor.openPage', error: new Error('blocked') })
  expect(view()).toMatchObject({ state: 'steps.childInfo', isBusy: false, problem: 'notOpened' })
  await driver.perform({ type: 'CHILD.VALID' })
  expect(view()).toMatchObject({ state: 'going.opening', problem: null })
})
