import type { Model } from '~/machines/proving/model'
import { variantSwitcherMachine } from './variant-switcher.machine'

const variants = ['101', '102'].map((numericId) => ({ id: `gid://shopify/ProductVariant/${numericId}`, numericId }))

export const variantSwitcherModel: Model<typeof variantSwitcherMachine> = {
  machine: variantSwitcherMachine,
  input: { variants, queried: '102', isReady: true },
  inputs: [
    { variants, queried: null, isReady: false },
    { variants, queried: '999', isReady: true },
    { variants: [], queried: null, isReady: true },
  ],
  key: ({ selected, isReady }) => ({ selected, isReady }),
  cases: {
    READY: ['102', '999', null].map((queried) => ({ type: 'READY', queried })),
    SELECT: ['101', '102', '999'].map((numericId) => ({ type: 'SELECT', numericId })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'S-062 what is selected is a variant of the product',
      when: (snapshot) => snapshot.matches('selected'),
      holds: ({ context }) => context.variants.some(({ numericId }) => numericId === context.selected),
    },
    {
      name: 'S-021 the address carries the number that is selected',
      when: (_, { effects }) => effects.some(({ type }) => type === 'writeVariant'),
      holds: ({ context }, { effects }) =>
        effects.findLast(({ type }) => type === 'writeVariant')?.params === context.selected,
    },
  ],
}
