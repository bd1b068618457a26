import { describe, expect, test } from 'vitest'
import { DrawerUser } from '~/components/layout/drawer-user'
import { UserMenu } from '~/components/layout/user-menu'
import { createDriver } from '~/machines/proving/driver'
import { connectUserMenu, connectUserMenuOf } from '~/machines/shell/user-menu/user-menu.connect'
import { userMenuModel } from '~/machines/shell/user-menu/user-menu.model'
import { textOf } from '../../support/markup'
import { draw, type Screen, send } from '../../support/render'

type Happening = { type: string; output?: boolean }
type Shown = { called?: string | null; hasNoAccount?: boolean; prefix?: string; happened?: Happening[] }

const lost = [{ type: 'LOGOUT' }, { type: 'xstate.done.actor.signOut', output: false }]

async function viewOf({ called = 'Parent', hasNoAccount = false, prefix = '', happened = [] }: Shown) {
  const driver = createDriver({ ...userMenuModel, outcomes: {} })
  await driver.start()
  for (const event of happened) await driver.perform(event)
  const person = { sub: 'sub', playchartId: 'parent', email: 'parent@playchart.test', name: called, groups: [] }
  return connectUserMenuOf({
    menu: connectUserMenu(driver.actor.getSnapshot()),
    session: { person, hasNoAccount },
    prefix,
  })
}
const menu = async (shown: Shown = {}) => draw(<UserMenu view={await viewOf(shown)} send={send} />)
const drawer = async (shown: Shown = {}) => draw(<DrawerUser view={await viewOf(shown)} send={send} />)
const problemsIn = (screen: Screen) => screen.all('p', { role: 'alert' }).map(textOf)

describe('S-308 whoever is signed in', () => {
  test('is greeted by name, on a phone in other words', async () => {
    const screen = await menu({ called: ' Parent ' })
    expect(screen.byId('user-menu-button').attributes['aria-label']).toBe('Hi, Parent')
    expect(screen.text).toContain('Hello, Parent')
    expect((await drawer()).text).toContain('Hello, Parent')
  })

  test.each([null, '', '  '])('is a user where the name is %j', async (called) => {
    expect((await menu({ called })).byId('user-menu-button').attributes['aria-label']).toBe('Hi, user')
    expect((await drawer({ called })).text).toContain('Hello, user')
  })
})

test('the entries lead to pages of the language', async () => {
  const links = (await menu({ prefix: '/nl' })).all('a')
  expect(links.map((link) => [textOf(link), link.attributes.href])).toEqual([
    ['Account', '/nl/account'],
    ['Play Kit Subscriptions', '/nl/account/subscriptions'],
  ])
})

describe('what is wrong is told in a sentence', () => {
  const noAccount = 'We could not find your account. Log out and sign in again. If that does not help, write to us.'
  const stillIn = 'You are still signed in: signing out did not work. Please try again.'

  test('nothing, an account that is not found, a sign-out that failed', async () => {
    expect(problemsIn(await menu())).toEqual([])
    expect(problemsIn(await menu({ hasNoAccount: true }))).toEqual([noAccount])
    expect(problemsIn(await menu({ happened: lost }))).toEqual([stillIn])
  })

  test('one at a time: the sign-out that has just failed before the account that was missing already', async () => {
    expect(problemsIn(await drawer({ hasNoAccount: true, happened: lost }))).toEqual([stillIn])
  })
})
