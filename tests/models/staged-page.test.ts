import { expect, test } from 'vitest'
import type { AnyActor } from 'xstate'
import { liveCartMachine } from '~/machines/cart/cart/cart.actors'
import { liveSignInMachine } from '~/machines/identity/sign-in/sign-in.actors'
import { recordFlows } from '~/machines/recording/recorded-flows'
import { stagePage, tellPage } from '~/machines/recording/staged-page'

/** A page with the cart and the form to sign in; what its readers see of each. */
function openPage() {
  const flows = recordFlows({ onEntry: () => {} })
  flows.answer('getCart', { kind: 'held' })
  const seen: Record<string, AnyActor> = {}
  const start = (machine: Parameters<typeof flows.create>[0], input: unknown) => {
    const take = (actor: AnyActor) => {
      seen[machine.id] = actor
    }
    const actor = flows.create(machine, { id: machine.id, input }, { follow: () => {}, take })
    take(actor.start())
  }
  start(liveCartMachine, { cart: null })
  start(liveSignInMachine, { email: '', returnTo: null, prefix: '' })
  return {
    flows,
    stateOf: (id: string) => seen[id]?.getSnapshot().value,
    contextOf: (id: string) => seen[id]?.getSnapshot().context,
  }
}

test('recipes are followed one after the other, down to the actors below a flow', async () => {
  const { flows, stateOf } = openPage()
  expect(
    await stagePage(flows, ['cart SET_QTY after:coalesce', 'signIn CHANGE CHANGE~3 SUBMIT done:entering~2']),
  ).toBeNull()
  expect(stateOf('cart')).toEqual({ ready: { work: { syncing: 'saving' }, undo: 'none' } })
  expect(stateOf('signIn')).toBe('confirming')
})

test.each([
  ['no recipe', '~', 'is no recipe'],
  ['a step that is none there', 'signIn FLY', 'knows no step FLY'],
  ['an actor that is not there now', 'signIn/confirmCode CHANGE', 'has no confirmCode'],
  ['a start that its model does not have', 'signIn~99', 'has no start 98'],
])('%s says so, and what went before it is taken back', async (_, recipe, complaint) => {
  const { flows, stateOf } = openPage()
  const before = [stateOf('cart'), stateOf('signIn')]
  expect(await stagePage(flows, ['cart SET_QTY after:coalesce', recipe])).toContain(complaint)
  expect([stateOf('cart'), stateOf('signIn')]).toEqual(before)
})

test('flows are told what comes before a press, in order', async () => {
  const { flows, stateOf, contextOf } = openPage()
  const type = (field: string, value: string) => ({ flow: 'signIn', event: { type: 'CHANGE', field, value } })
  await tellPage(flows, [type('email', 'a'), type('email', 'a@playchart.test'), type('password', 'Some-Password-12')])
  expect(contextOf('signIn')).toMatchObject({ email: 'a@playchart.test', password: 'Some-Password-12' })
  expect(stateOf('signIn')).toEqual({ editing: 'open' })
})
