import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, createActor, setup } from 'xstate'
import { addressFormModel } from '~/machines/checkout/address-form/address-form.model'
import { formErrors } from '~/machines/checkout/address-form/address-form.rules'
import { cardFormModel } from '~/machines/checkout/card-form/card-form.model'
import { cardErrors } from '~/machines/checkout/card-form/card-form.rules'
import { contactFormModel } from '~/machines/checkout/contact-form/contact-form.model'
import { contactErrors } from '~/machines/checkout/contact-form/contact-form.rules'
import { explore } from '~/machines/proving/explore'
import { type AnyModel, inputsOf } from '~/machines/proving/model'
import { tour } from '~/machines/proving/tour'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'

type Told = { type: string } & Record<string, unknown>

/** What a form tells the flow around it on every walk that its model knows, one walk after the other. */
function toldBy(model: AnyModel): Told[] {
  const told: Told[] = []
  for (const { steps } of tour(explore(model)))
    for (const input of inputsOf(model)) {
      const form = inParent(model.machine, input, told)
      for (const { event } of steps) if (!event.type.startsWith('xstate.')) form?.send(event)
    }
  return told
}

function inParent(machine: AnyStateMachine, input: unknown, told: Told[]) {
  const parent = setup({
    actors: { form: machine },
    actions: { note: ({ event }) => void told.push({ ...event }) },
  }).createMachine({ invoke: { id: 'form', src: 'form', input }, on: { '*': { actions: 'note' } } })
  return createActor(parent).start().getSnapshot().children.form
}

describe('what a form submits', () => {
  test('are whole addresses only', () => {
    const told = toldBy(addressFormModel)
    expect(told.length).toBeGreaterThan(0)
    for (const { type, address } of told) {
      expect(type).toBe('ADDRESS')
      expect(formErrors({ ...Object(address), countries: ['US', 'NL'] })).toEqual([])
    }
  })

  test('is a card that can be good', () => {
    const told = toldBy(cardFormModel)
    expect(told.length).toBeGreaterThan(0)
    for (const { type, card } of told) {
      expect(type).toBe('CARD')
      expect(cardErrors(Object(card), CivilDate.parse('2026-11-21'))).toEqual([])
    }
  })

  test('has an address of mail that can be one', () => {
    const told = toldBy(contactFormModel)
    expect(told.length).toBeGreaterThan(0)
    for (const { type, contact } of told) {
      expect(type).toBe('CONTACT')
      expect(contactErrors({ ...Object(contact), phoneStatus: 'empty' })).toEqual([])
    }
  })
})
