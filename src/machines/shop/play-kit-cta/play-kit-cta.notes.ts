import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { playKitCtaMachine } from './play-kit-cta.machine'

const id = z.string().min(1)
const customization = z.record(z.string(), z.string())
const page = {
  optionId: id,
  options: z.array(
    z.strictObject({ name: id, values: z.array(z.strictObject({ value: id, isDefault: z.boolean() })) }),
  ),
  singles: z.array(
    z.strictObject({
      variantId: id,
      priceCents: z.number().int(),
      values: z.array(z.string()),
      isInStock: z.boolean(),
    }),
  ),
  isChildKnown: z.boolean(),
  paths: z.strictObject({ cart: id, childInfo: id, paymentOptions: id.nullable() }),
}

export const playKitCtaNotes: Notes<typeof playKitCtaMachine> = {
  id: 'playKitCta',
  title: 'Main button of a kit',
  sentence: 'Asks for the choices that a kit needs, then buys the single kit or goes on to the subscription.',
  route: '/products/{kit}',
  happyPath: ['ready.idle', 'storing', 'routing.choosing', 'routing.paymentOptions', 'leaving'],
  states: {
    ready: { title: 'Can be pressed', rules: ['S-087', 'S-088'] },
    'ready.idle': { title: 'Nothing has gone wrong', rules: ['S-088'] },
    'ready.notStored': { title: 'The choice could not be kept', rules: ['S-087'] },
    'ready.notAdded': { title: 'The kit was not added', rules: ['S-369'] },
    'ready.notOpened': { title: 'The next page could not be opened', rules: ['F-27'] },
    customizing: { title: 'A dialog with the choices', rules: ['S-087', 'S-093'] },
    storing: { title: 'Keeping the choice', rules: ['S-087', 'S-254'] },
    matching: { title: 'Finding the box with what was chosen', rules: ['S-087'] },
    addingStandalone: { title: 'Adding the single kit to the cart', rules: ['S-088', 'S-365'] },
    redirecting: { title: 'Opening the cart', rules: ['S-259'] },
    routing: { title: 'On the way to the subscription', rules: ['S-088', 'S-089'] },
    'routing.choosing': { title: 'Looking whether the child is known', rules: ['S-089'], decided: 'E-102' },
    'routing.paymentOptions': { title: 'Opening the payment options', rules: ['S-088', 'S-089'] },
    'routing.childInfo': { title: 'Opening the questions about the child', decided: 'E-102' },
    leaving: { title: 'The browser is leaving the page', rules: ['S-259'] },
    failingToStore: { title: 'The choice was not kept', rules: ['S-087'] },
    failingToAdd: { title: 'The cart has not taken the kit', rules: ['S-369'] },
    failingToOpen: { title: 'The next page did not open', rules: ['F-27'] },
  },
  events: {
    CLICK: 'presses the main button',
    CHOOSE: 'picks a value in the dialog',
    CONFIRM: 'presses "Choose this one"',
    CLOSE: 'closes the dialog without choosing',
    KEPT: 'waits until the page has kept the choice',
    NOT_KEPT: 'waits for a choice that the page could not keep',
    OPTION: 'has picked a way of buying beside the button',
  },
  guards: {
    mustChoose: 'the kit has choices and nobody made them',
    isOffered: 'the kit offers that value',
    isStandalone: 'the single kit is chosen',
    isBuyingStandalone: 'the single kit was chosen when the button was pressed',
    isChildKnown: 'a stored birth date fits this kit',
    hasSingle: 'the shop has the box that was chosen',
    isAdded: 'the cart has it',
  },
  actions: {
    keepOption: 'remember the way of buying',
    keepDecision: 'buy what is chosen at this moment',
    startDraft: 'show what was chosen last, else the default',
    choose: 'take that value',
    keepDraft: 'take the choices of the dialog',
    tellChoice: 'have the page keep the choice',
    noteChosen: 'note that the choices were made and kept',
    logFailure: 'write the failure to the log',
  },
  delays: {
    patience: '9 seconds',
    keepPatience: '19 seconds: what was chosen just before is kept first',
    cartPatience: '45 seconds: the cart tries twice, after what it does already',
    departure: '4 seconds, then the button can be pressed again',
  },
  actors: {
    addLines: 'the cart',
    openPage: 'the browser: goes to another page',
  },
  schemas: {
    input: z.strictObject({ ...page, stored: customization.nullable() }),
    context: z.strictObject({
      ...page,
      customization,
      draft: customization,
      hasChosen: z.boolean(),
      buying: id,
    }),
    events: {
      CLICK: eventSchema('CLICK'),
      CHOOSE: eventSchema('CHOOSE', { name: id, value: id }),
      CONFIRM: eventSchema('CONFIRM'),
      CLOSE: eventSchema('CLOSE'),
      KEPT: eventSchema('KEPT'),
      NOT_KEPT: eventSchema('NOT_KEPT'),
      OPTION: eventSchema('OPTION', { id }),
    },
  },
}
