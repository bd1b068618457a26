import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { Header } from '~/components/layout/header'
import { connectSession } from '~/machines/identity/session/session.connect'
import { sessionModel } from '~/machines/identity/session/session.model'
import { createDriver } from '~/machines/proving/driver'
import { connectHeader } from '~/machines/shell/header/header.connect'
import { headerModel } from '~/machines/shell/header/header.model'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { draw, send } from '../../support/render'

const person = { sub: 'sub', playchartId: 'parent', email: 'parent@playchart.test', name: 'Parent', groups: [] }
const hrefs = { home: '/', cart: '/cart', signIn: '/sign-in' }

/** What the header has of whoever is known to be here. */
async function shown(identity: Identity) {
  const driver = createDriver({ ...sessionModel, input: { identity }, outcomes: {} })
  await driver.start()
  const session = connectSession(driver.actor.getSnapshot())
  const header = connectHeader(createActor(headerModel.machine, { input: headerModel.input }).getSnapshot())
  const ctas = { home: null, playKits: null, getStarted: null }
  const cart = { badge: '2', count: 2 }
  const { all } = await draw(
    <Header
      view={{ ...header, session, hrefs, ctas, cart, plainMenuId: 'menu' }}
      send={send}
      userMenu={session.isSignedIn ? <p id="user-menu">Menu of the account</p> : null}
      nav={null}
      places={null}
      plainMenu={null}
    />,
  )
  const hasLink = (href: string) => all('a', { href }).length === 1
  return {
    toSignIn: hasLink('/sign-in'),
    ownMenu: all('p', { id: 'user-menu' }).length === 1,
    toCart: hasLink('/cart'),
  }
}

describe('S-307 a visitor is logged out or logged in', () => {
  test('S-307 who is logged out can log in, and has a cart', async () => {
    expect(await shown({ kind: 'signedOut' })).toEqual({ toSignIn: true, ownMenu: false, toCart: true })
  })

  test.each<Identity>([{ kind: 'signedIn', person }, { kind: 'claimMissing' }])(
    'S-307 who is logged in has a menu instead, and a cart (%j)',
    async (identity) => {
      expect(await shown(identity)).toEqual({ toSignIn: false, ownMenu: true, toCart: true })
    },
  )
})
