import { describe, expect, test } from 'vitest'
import { ResetPassword } from '~/components/identity/reset-password'
import { SignIn } from '~/components/identity/sign-in'
import { SignUp } from '~/components/identity/sign-up'
import type { IdentityPage } from '~/components/identity/split'
import { connectResetPassword } from '~/machines/identity/reset-password/reset-password.connect'
import { resetPasswordModel } from '~/machines/identity/reset-password/reset-password.model'
import { connectSignIn } from '~/machines/identity/sign-in/sign-in.connect'
import { signInModel } from '~/machines/identity/sign-in/sign-in.model'
import { connectSignUp } from '~/machines/identity/sign-up/sign-up.connect'
import { signUpModel } from '~/machines/identity/sign-up/sign-up.model'
import { createDriver } from '~/machines/proving/driver'
import type { AnyModel } from '~/machines/proving/model'
import { textOf } from '../../support/markup'
import { draw, LANGUAGES, type Language, type Screen, send } from '../../support/render'

const picture = { src: '/upstream/media/hero.webp', alt: '', width: 800, height: 600 }
const page: IdentityPage = {
  links: { signIn: '/sign-in', signUp: '/sign-up', reset: '/reset-password' },
  pictures: { parents: picture, home: picture, mail: picture },
}
const change = (field: string, value: string) => ({ type: 'CHANGE', field, value })
const ended = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
const no = (kind: string) => ({ ok: false, error: { kind } })

type Happening = { type: string }

/** The machine of a page after all that, with its real children. */
async function after(model: AnyModel, happened: Happening[]) {
  const driver = createDriver({ ...model, outcomes: {} })
  await driver.start()
  for (const event of happened) await driver.perform(event)
  return driver.actor.getSnapshot()
}
const signIn = (...happened: Happening[]) => signInIn('en', ...happened)
const signInIn = async (language: Language, ...happened: Happening[]) =>
  draw(<SignIn view={{ ...connectSignIn(await after(signInModel, happened)), page }} send={send} />, language)
const signUp = async (...happened: Happening[]) =>
  draw(<SignUp view={{ ...connectSignUp(await after(signUpModel, happened)), page }} send={send} />)
const reset = async (...happened: Happening[]) =>
  draw(
    <ResetPassword view={{ ...connectResetPassword(await after(resetPasswordModel, happened)), page }} send={send} />,
  )

const filled = [change('email', 'parent@playchart.test'), change('password', 'Right-Long-One')]
const submit = { type: 'SUBMIT' }
const attributesOf = (screen: Screen, tag: string) => screen.all(tag).map(({ attributes }) => attributes)
const buttonOf = (screen: Screen) => screen.one('button', { type: 'submit' }).attributes

describe('the fields', () => {
  test('have their labels, their hints and what a password manager asks for', async () => {
    const screen = await signUp()
    expect(['person-name', 'email', 'password'].map(screen.labelOf)).toEqual(['Your name', 'Email', 'Password'])
    expect(['person-name', 'email', 'password'].map(screen.descriptionOf)).toEqual([
      ['So that we know what to call you. You can leave it blank.'],
      [],
      ['At least 8 characters. A short sentence works well.'],
    ])
    expect(screen.byId('email').attributes).toMatchObject({
      type: 'email',
      autocomplete: 'email',
      required: '',
      maxlength: '254',
    })
    expect(screen.byId('password').attributes).toMatchObject({
      type: 'password',
      autocomplete: 'new-password',
      maxlength: '256',
    })
    expect((await signIn()).byId('password').attributes).toMatchObject({ autocomplete: 'current-password' })
  })

  test('that are wrong say what is wrong with them, beside their hint, and nothing is complained about before', async () => {
    const untouched = await signUp()
    expect(untouched.html).not.toContain('aria-invalid')
    const screen = await signUp(change('email', 'parent'), change('password', 'short'), submit)
    expect(screen.descriptionOf('email')).toEqual([
      'This does not look like an email address. It should look like name@example.com.',
    ])
    expect(screen.descriptionOf('password')).toEqual([
      'At least 8 characters. A short sentence works well.',
      'Use at least 8 characters.',
    ])
    expect([screen.byId('email').attributes, screen.byId('password').attributes]).toMatchObject([
      { 'aria-invalid': 'true' },
      { 'aria-invalid': 'true' },
    ])
    expect(screen.byId('person-name').attributes).not.toHaveProperty('aria-invalid')
    const summary = textOf(screen.byId('identity-errors'))
    expect(summary).toContain('Please check these')
    expect(summary).toContain('This does not look like an email address.')
    expect(attributesOf(screen, 'a').map(({ href }) => href)).toEqual(expect.arrayContaining(['#email', '#password']))
    expect(screen.byId('identity-errors').attributes).toMatchObject({ role: 'alert', tabindex: '-1' })
  })

  test('show the password when asked to, and the button says what it will do', async () => {
    const hidden = await signIn(...filled)
    const shown = await signIn(...filled, { type: 'REVEAL' })
    const reveal = (screen: Screen) => screen.one('button', { type: 'button' }).attributes
    expect([hidden.byId('password').attributes.type, reveal(hidden)['aria-label']]).toEqual([
      'password',
      'Show password',
    ])
    expect([shown.byId('password').attributes.type, reveal(shown)['aria-label']]).toEqual(['text', 'Hide password'])
    expect(reveal(shown)).toMatchObject({ 'aria-controls': 'password' })
  })

  test('of the code are described by the sentence that says where it was sent', async () => {
    const screen = await signIn(...filled, submit, ended('signIn', no('unconfirmed')))
    expect(screen.labelOf('code')).toBe('Code')
    expect(screen.descriptionOf('code')).toEqual([
      'A six-digit code is on its way to parent@playchart.test. It may take a minute.',
    ])
    expect(screen.byId('code').attributes).toMatchObject({
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      required: '',
    })
  })
})

describe('while the provider is asked', () => {
  test('nothing can be typed, and the button says that it is busy; before and after it does not', async () => {
    const busy = await signIn(...filled, submit)
    expect([busy.byId('email').attributes, busy.byId('password').attributes]).toMatchObject([
      { readonly: '' },
      { readonly: '' },
    ])
    expect(buttonOf(busy)).toMatchObject({ 'aria-busy': 'true' })
    expect(attributesOf(busy, 'form')).toMatchObject([{ 'aria-busy': 'true' }])
    for (const screen of [await signIn(...filled), await signIn(...filled, submit, ended('signIn', no('wrong')))]) {
      expect(screen.byId('email').attributes).not.toHaveProperty('readonly')
      expect(buttonOf(screen)).not.toHaveProperty('aria-busy')
    }
  })
})

describe('what did not work is said in words (S-378)', () => {
  test.each([
    ['wrong', 'Email and password do not match Check both, or set a new password. Forgot your password?'],
    ['tooMany', 'Too many attempts in a short time Wait a few minutes, then try again.'],
    ['unreachable', 'We could not get through just now What you typed is still here. Please try again.'],
    [
      'otherPerson',
      'Somebody else is signed in on this browser Choose Logout in the menu above first, then try again.',
    ],
    [
      'resetRequired',
      'This account needs a new password Set one with a code we send you by email. Forgot your password?',
    ],
  ])('signing in: %s', async (kind, words) => {
    const screen = await signIn(...filled, submit, ended('signIn', no(kind)))
    expect(textOf(screen.byId('identity-errors'))).toBe(words)
    expect(screen.byId('identity-errors').attributes).toMatchObject({ role: 'alert', tabindex: '-1' })
    expect(screen.byId('email').attributes).toMatchObject({ value: 'parent@playchart.test' })
  })

  test.each(LANGUAGES)('signing in, in the words of the catalogue (%s)', async (language) => {
    for (const kind of ['wrong', 'tooMany', 'unreachable', 'otherPerson', 'resetRequired'] as const) {
      const screen = await signInIn(language, ...filled, submit, ended('signIn', no(kind)))
      const { title, text } = screen.messages.identity.failures[kind]
      const alert = textOf(screen.byId('identity-errors'))
      expect(alert).toContain(title)
      expect(alert).toContain(text)
    }
  })

  test('a password that the provider finds weak, an address that it does not take, a code that is wrong', async () => {
    const weak = await signUp(...filled, submit, ended('signUp', no('weakPassword')))
    expect(textOf(weak.byId('identity-errors'))).toContain('This password is too easy to guess')
    const bad = await signUp(...filled, submit, ended('signUp', no('badEmail')))
    expect(textOf(bad.byId('identity-errors'))).toContain('This address cannot be used')
    const asked = [change('email', 'parent@playchart.test'), { type: 'ASK' }, ended('askCode', { ok: true })]
    const set = [change('code', '123456'), change('password', 'Right-Long-One'), { type: 'SET' }]
    const wrong = await reset(...asked, ...set, ended('setPassword', no('wrongCode')))
    expect(textOf(wrong.byId('identity-errors'))).toBe(
      'This code is not right Use the newest email; older codes no longer work.',
    )
    const late = await reset(...asked, ...set, ended('setPassword', no('expiredCode')))
    expect(textOf(late.byId('identity-errors'))).toBe('This code is too old Ask for another one below.')
  })
})

describe('when there is nothing left to fill in', () => {
  test('a link leads on, to where the visitor came from or to the sign-in', async () => {
    const done = await signIn(...filled, submit, ended('signIn', { ok: true }), {
      type: 'xstate.error.actor.openPage',
    })
    expect(textOf(done.byId('identity-done'))).toBe('You are signed in Continue')
    expect(attributesOf(done, 'a').map(({ href }) => href)).toContain('/account')
    expect(done.all('input')).toEqual([])
    const asked = [change('email', 'parent@playchart.test'), { type: 'ASK' }, ended('askCode', { ok: true })]
    const set = [change('code', '123456'), change('password', 'Right-Long-One'), { type: 'SET' }]
    const changed = await reset(...asked, ...set, ended('setPassword', { ok: true }), ended('signIn', no('wrong')))
    expect(textOf(changed.byId('identity-done'))).toBe('Your password is changed Sign in with the new one. Sign In')
    expect(changed.byId('identity-done').attributes).toMatchObject({ role: 'status', tabindex: '-1' })
  })

  test('the words of a new password are the same whether there is an account or not (F-02b)', async () => {
    const screen = await reset(
      change('email', 'nobody@playchart.test'),
      { type: 'ASK' },
      ended('askCode', { ok: true }),
    )
    expect(textOf(screen.byId('identity-lead'))).toBe(
      'If nobody@playchart.test has an account, a six-digit code is on its way there.',
    )
    expect(screen.text).toContain('You can ask for another code in half a minute.')
  })
})
