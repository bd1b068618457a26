import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { variantSwitcherMachine } from './variant-switcher.machine'

const numericId = z.string().min(1)
const variants = z.array(z.strictObject({ id: z.string(), numericId }))

export const variantSwitcherNotes: Notes<typeof variantSwitcherMachine> = {
  id: 'variantSwitcher',
  title: 'Variants',
  sentence: 'Shows the variant of a product that the address names, and writes the chosen one into the address.',
  route: 'none yet: /products/{slug} of what is no kit',
  states: {
    starting: { title: 'Reading the address', rules: ['S-062'] },
    notReady: { title: 'A skeleton, until the address is known', rules: ['S-061'] },
    selected: { title: 'One variant is shown', rules: ['S-021', 'S-062'], stays: 'a product always shows a variant' },
    missing: { title: 'The product has no variants', rules: ['S-386', 'S-387'] },
  },
  events: { READY: 'has loaded the page', SELECT: 'chooses a variant' },
  guards: {
    hasNoVariant: 'the product has no variant at all',
    isReady: 'the address was known when the page was made',
    isOther: 'that variant exists and is not the one shown',
  },
  actions: {
    keepQueried: 'show the variant that the address names, else the first',
    select: 'show that variant',
    writeVariant: 'write its number into the address',
    tellSelected: 'tell the page which variant it is',
    warnMissing: 'write a warning to the log',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({ variants, queried: z.string().nullable(), isReady: z.boolean() }),
    context: z.strictObject({ variants, isReady: z.boolean(), selected: numericId.nullable() }),
    events: {
      READY: eventSchema('READY', { queried: z.string().nullable() }),
      SELECT: eventSchema('SELECT', { numericId }),
    },
  },
}
