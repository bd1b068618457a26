import type { Model } from '~/machines/proving/model'
import { chosenSingle, isOffered } from '~/services/domain/kits/customization.rules'
import { connectPlayKitCta } from './play-kit-cta.connect'
import { type PlayKitCtaInput, playKitCtaMachine } from './play-kit-cta.machine'

const SUBSCRIPTION = 'gid://shopify/Product/1'
const STANDALONE = 'gid://shopify/Product/2-standalone'
const paths = { cart: '/nl/cart', childInfo: '/nl/pages/subscription-v3/child-info', paymentOptions: null }
const input: PlayKitCtaInput = {
  optionId: SUBSCRIPTION,
  options: [],
  stored: null,
  singles: [
    { variantId: 'gid://shopify/ProductVariant/7', priceCents: 9000, values: ['default title'], isInStock: true },
  ],
  isChildKnown: true,
  paths,
}
const options = [{ name: 'doll', values: ['light', 'tan'].map((value) => ({ value, isDefault: value === 'tan' })) }]

const colour = { name: 'colour', values: [{ value: 'red', isDefault: true }] }

const singles = ['light', 'tan'].map((tone, index) => ({
  variantId: `gid://shopify/ProductVariant/${index}`,
  priceCents: 9000 + index,
  values: [tone],
  isInStock: tone === 'light',
}))

export const playKitCtaModel: Model<typeof playKitCtaMachine> = {
  machine: playKitCtaMachine,
  input,
  inputs: [
    { ...input, options, singles },
    // the shop has no box with the default
    { ...input, options: [...options, colour], singles: singles.slice(0, 1) },
    { ...input, options, stored: { doll: 'light', colour: 'gone' }, paths: { ...paths, paymentOptions: '/payment' } },
    { ...input, isChildKnown: false, paths: { ...paths, paymentOptions: '/payment' } },
  ],
  key: ({ optionId, buying, draft, customization, hasChosen, options: known, singles: boxes, ...rest }) => ({
    optionId,
    buying,
    draft,
    customization,
    hasChosen,
    hasOptions: known.length > 0,
    boxes: boxes.length,
    payment: rest.paths.paymentOptions,
    isChildKnown: rest.isChildKnown,
  }),
  cases: {
    CLICK: [{ type: 'CLICK' }],
    CHOOSE: ['light', 'tan', 'green'].map((value) => ({ type: 'CHOOSE', name: 'doll', value })),
    CONFIRM: [{ type: 'CONFIRM' }],
    CLOSE: [{ type: 'CLOSE' }],
    KEPT: [{ type: 'KEPT' }],
    NOT_KEPT: [{ type: 'NOT_KEPT' }],
    OPTION: [SUBSCRIPTION, STANDALONE].map((id) => ({ type: 'OPTION', id })),
  },
  outcomes: {
    addLines: [{ output: true }, { output: false }, { error: new Error('crashed') }],
    openCart: [{ output: undefined }, { error: new Error('blocked') }],
    openPaymentOptions: [{ output: undefined }, { error: new Error('blocked') }],
    openChildInfo: [{ output: undefined }, { error: new Error('blocked') }],
  },
  delays: { patience: 9000, keepPatience: 19_000, cartPatience: 45_000, departure: 4000 },
  invariants: [
    {
      name: 'S-087 the customization is one of the options',
      holds: ({ context }) =>
        [context.customization, context.draft].every(
          (chosen) =>
            Object.keys(chosen).length === context.options.length &&
            Object.entries(chosen).every(([name, value]) => isOffered(context.options, { name, value })),
        ),
    },
    {
      name: 'E-102 nothing is bought of a kit with options before they were chosen and kept',
      when: (snapshot) => snapshot.matches('addingStandalone') || snapshot.matches('routing'),
      holds: ({ context }) => context.options.length === 0 || context.hasChosen,
    },
    {
      name: 'S-088 only a single kit goes into the cart, and only once per press',
      when: (snapshot) => snapshot.matches('addingStandalone'),
      holds: ({ context }, { pending }) => context.buying === STANDALONE && pending.size === 1,
    },
    {
      name: 'S-087 the box that is bought is the one that was chosen',
      when: (snapshot) => snapshot.matches('addingStandalone'),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input).includes(`"merchandiseId":"${chosenSingle(context)?.variantId}"`) &&
        ['default title', context.customization.doll].includes(chosenSingle(context)?.values[0]),
    },
    {
      name: 'S-089 payment options are reached only with a child that fits',
      when: (snapshot) => snapshot.matches({ routing: 'paymentOptions' }),
      holds: ({ context }) => context.isChildKnown && context.paths.paymentOptions !== null,
    },
    {
      name: 'a page that cannot be opened is not taken for one that is on its way',
      when: (snapshot) => snapshot.matches('leaving'),
      holds: (_, { events }) => events.findLast(({ type }) => /actor\.open/.test(type))?.type.includes('done') === true,
    },
    {
      name: 'S-369 a press that leads nowhere is logged and told, unless the dialog was closed or the page left',
      when: (snapshot) => snapshot.matches('ready'),
      holds: (snapshot, { effects, events }) => {
        const last = events.findLast(({ type }) => type !== 'OPTION')?.type ?? 'CLOSE'
        const logged = effects.filter(({ type }) => type === 'logFailure')
        const failures = events.filter(
          ({ type, output }) => /NOT_KEPT|error|atience/.test(type) || (type.includes('addLines') && output !== true),
        )
        const told = /CLOSE|departure/.test(last) ? null : (logged.at(-1)?.params ?? 'nothing')
        return connectPlayKitCta(snapshot).error === told && logged.length >= failures.length
      },
    },
    {
      name: 'a press is never taken twice: while it is worked on, there is no other',
      when: (snapshot) => snapshot.hasTag('busy'),
      holds: (snapshot) => !snapshot.can({ type: 'CLICK' }),
    },
  ],
}
