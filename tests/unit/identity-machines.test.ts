import { describe, expect, test } from 'vitest'
import { connectResetPassword } from '~/machines/identity/reset-password/reset-password.connect'
import { resetPasswordModel } from '~/machines/identity/reset-password/reset-password.model'
import { connectSession } from '~/machines/identity/session/session.connect'
import { sessionModel } from '~/machines/identity/session/session.model'
import { connectSignIn } from '~/machines/identity/sign-in/sign-in.connect'
import { signInModel } from '~/machines/identity/sign-in/sign-in.model'
import { createDriver } from '~/machines/proving/driver'
import type { AnyModel } from '~/machines/proving/model'
import type { Identity } from '~/services/flows/identity/identity.contract'

const change = (field: string, value: string) => ({ type: 'CHANGE', field, value })
const ended = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const yes = { ok: true, value: null }
const no = (kind: string) => ({ ok: false, error: { kind } })

/** A page's machine with its real children; only the actors that do I/O are controlled by the test. */
async function opened(model: AnyModel, input = model.input) {
  const driver = createDriver({ ...model, outcomes: {} }, input)
  await driver.start()
  return driver
}
type Opened = Awaited<ReturnType<typeof opened>>
const settled = () => new Promise((resolve) => setTimeout(resolve))
const snapshotOf = ({ actor }: Opened) => actor.getSnapshot()

async function signingIn() {
  const driver = await opened(signInModel)
  for (const event of [change('email', 'parent@playchart.test'), change('password', 'Right'), { type: 'SUBMIT' }])
    await driver.perform(event)
  return driver
}

describe('signing in', () => {
  test('the form forgets the password while the browser is still on its way', async () => {
    const driver = await signingIn()
    expect(connectSignIn(snapshotOf(driver)).password.value).toBe('Right')
    await driver.perform(ended('signIn', yes))
    expect(connectSignIn(snapshotOf(driver))).toMatchObject({
      state: 'entering',
      isBusy: true,
      password: { value: '' },
    })
    await driver.perform(ended('openPage'))
    driver.clock.next()
    expect(connectSignIn(snapshotOf(driver))).toMatchObject({ isDone: true, returnTo: '/account' })
    expect(driver.clock.now()).toBe(8000)
  })

  test('a refusal of the provider reaches the form by its kind, and silence as an outage', async () => {
    for (const kind of ['wrong', 'tooMany', 'resetRequired', 'otherPerson']) {
      const driver = await signingIn()
      await driver.perform(ended('signIn', no(kind)))
      expect(connectSignIn(snapshotOf(driver)).failure).toBe(kind)
    }
    const driver = await signingIn()
    driver.clock.next()
    await settled()
    expect(driver.clock.now()).toBe(20_000)
    expect(connectSignIn(snapshotOf(driver))).toMatchObject({ failure: 'unreachable', password: { value: 'Right' } })
  })

  test('an account without its code gets it confirmed, and then signs in with what was typed', async () => {
    const driver = await signingIn()
    await driver.perform(ended('signIn', no('unconfirmed')))
    const step = snapshotOf(driver).children.confirmCode
    expect(connectSignIn(snapshotOf(driver)).code).toMatchObject({
      email: 'parent@playchart.test',
      state: 'editing.open',
    })
    step?.send(change('code', '123456'))
    step?.send({ type: 'SUBMIT' })
    await driver.perform(ended('confirmSignUp', yes))
    expect(snapshotOf(driver).value).toBe('entering')
    expect(driver.calls.filter(({ id }) => id === 'signIn').map(({ input }) => input)).toMatchObject([
      { password: 'Right' },
      { email: 'parent@playchart.test', password: 'Right' },
    ])
  })
})

test('the page is drawn anew whenever a step in it moves', async () => {
  const driver = await signingIn()
  await driver.perform(ended('signIn', no('unconfirmed')))
  let drawings = 0
  driver.actor.subscribe(() => {
    drawings += 1
  })
  snapshotOf(driver).children.confirmCode?.send(change('code', '123456'))
  expect([drawings, connectSignIn(snapshotOf(driver)).code?.code]).toEqual([1, '123456'])
  driver.clock.next()
  expect(connectSignIn(snapshotOf(driver)).code?.resend?.isPossible).toBe(true)
  expect(drawings).toBeGreaterThan(1)
})

describe('another mail (F-02b)', () => {
  async function codeSent() {
    const driver = await opened(resetPasswordModel)
    for (const event of [change('email', 'parent@playchart.test'), { type: 'ASK' }, ended('askCode', yes)])
      await driver.perform(event)
    return driver
  }
  const mailOf = (driver: Opened) => connectResetPassword(snapshotOf(driver)).resend
  const asked = ({ calls }: Opened) => calls.filter(({ id }) => id === 'askCode').length

  test('is asked for half a minute after each mail, and not before', async () => {
    const driver = await codeSent()
    await driver.perform({ type: 'RESEND' })
    expect([asked(driver), mailOf(driver)?.isPossible]).toEqual([1, false])
    driver.clock.next()
    expect([driver.clock.now(), mailOf(driver)?.isPossible]).toEqual([30_000, true])
    await driver.perform({ type: 'RESEND' })
    await driver.perform(ended('askCode', yes))
    await driver.perform({ type: 'RESEND' })
    expect([asked(driver), mailOf(driver)]).toMatchObject([2, { isPossible: false, hasResent: true }])
    driver.clock.next()
    expect([driver.clock.now(), mailOf(driver)?.isPossible]).toEqual([60_000, true])
  })

  test('empties the field of the code of before, and nothing else', async () => {
    const driver = await codeSent()
    await driver.perform(change('code', '123456'))
    await driver.perform(change('password', 'Seven-Small-Boats'))
    driver.clock.next()
    await driver.perform({ type: 'RESEND' })
    expect(snapshotOf(driver).context.code).toBe('123456')
    await driver.perform(ended('askCode', yes))
    expect(snapshotOf(driver).context).toMatchObject({ code: '', password: 'Seven-Small-Boats' })
  })

  test('that is not sent says so, and a code that is tried ends the talk of the last one', async () => {
    const driver = await codeSent()
    driver.clock.next()
    await driver.perform({ type: 'RESEND' })
    await driver.perform(ended('askCode', no('tooMany')))
    expect(mailOf(driver)).toMatchObject({ hasFailed: true, hasResent: false, isPossible: true })
    await driver.perform({ type: 'RESEND' })
    await driver.perform(ended('askCode', yes))
    expect(mailOf(driver)?.hasResent).toBe(true)
    for (const event of [change('code', '123456'), change('password', 'Seven-Small-Boats'), { type: 'SET' }])
      await driver.perform(event)
    expect(mailOf(driver)?.hasResent).toBe(false)
  })
})

describe('the session', () => {
  const personOf = (playchartId: string): Identity => ({
    kind: 'signedIn',
    person: { sub: `sub-${playchartId}`, playchartId, email: 'parent@playchart.test', name: 'Parent', groups: [] },
  })
  const anna = personOf('00000000-0000-4000-8000-00000000000a')
  const ben = personOf('00000000-0000-4000-8000-00000000000b')

  test('that a renewal gives to somebody else names nobody and has its page made anew (T11)', async () => {
    const driver = await opened(sessionModel, { identity: anna })
    driver.clock.next()
    expect([driver.clock.now(), snapshotOf(driver).value]).toEqual([45 * 60_000, { signedIn: 'refreshing' }])
    await driver.perform(ended('refreshIdentity', { ok: true, value: ben }))
    expect(connectSession(snapshotOf(driver))).toMatchObject({ state: 'changed', person: null, isSignedIn: false })
    expect(driver.effects.map(({ type }) => type)).toContain('reloadPage')
  })

  test('answers everyone who asks for its end, each by the key of the question', async () => {
    const driver = await opened(sessionModel, { identity: anna })
    const answers: unknown[] = []
    driver.actor.on('SIGN_OUT.ANSWERED', (answer) => answers.push(answer))
    for (const key of ['menu', 'drawer', 'menu']) await driver.perform({ type: 'SIGN_OUT', key })
    expect(answers).toEqual([])
    await driver.perform({ type: 'xstate.error.actor.signOut', error: new Error('offline') })
    const answered = (key: string, isSignedOut: boolean) => ({ type: 'SIGN_OUT.ANSWERED', key, isSignedOut })
    expect(answers.splice(0)).toEqual([answered('menu', false), answered('drawer', false)])
    await driver.perform({ type: 'SIGN_OUT', key: 'again' })
    await driver.perform(ended('signOut', { ok: true, value: { logoutUrl: '/' } }))
    await driver.perform({ type: 'SIGN_OUT', key: 'late' })
    expect(answers).toEqual([answered('again', true), answered('late', true)])
  })

  test('says once that nobody is signed in any more', async () => {
    const driver = await opened(sessionModel, { identity: anna })
    const told: unknown[] = []
    driver.actor.on('SIGNED_OUT', (event) => told.push(event))
    await driver.perform({ type: 'OTHER_TAB.CHANGED' })
    await driver.perform(ended('getIdentity', { ok: true, value: { kind: 'signedOut' } }))
    expect(told).toEqual([{ type: 'SIGNED_OUT' }])
    expect(driver.effects.find(({ type }) => type === 'leavePersonalPage')?.params).toBe(
      '00000000-0000-4000-8000-00000000000a',
    )
  })
})
