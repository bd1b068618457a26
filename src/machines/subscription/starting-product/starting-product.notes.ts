import { z } from 'zod'
import type { Notes } from '~/machines/reading/notes'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { Currency } from '~/services/domain/money/money.contract'
import { FIRST_KITS } from '~/services/domain/plans/first-kit'
import { StartingKit } from '~/services/flows/subscription/subscription.contract'
import { StartingProduct } from '~/services/upstreams/checkout-orchestration/starting-product.contract'
import type { startingProductMachine } from './starting-product.machine'

const text = z.string().meta({ personal: true })
const input = {
  child: z.strictObject({
    name: text,
    birthDate: text.nullable(),
    language: z.enum(LANGUAGES),
    firstKit: z.enum(FIRST_KITS),
  }),
  language: z.enum(LANGUAGES).nullable(),
  currency: Currency.nullable(),
  childUuid: Uuid.nullable(),
  isLookerTarget: z.boolean(),
  isQrTarget: z.boolean(),
}
const price = z.strictObject({ amountCents: z.number().int(), currency: Currency })
const answer = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), value: z.strictObject({ kit: StartingKit, price: price.nullable() }) }),
  z.strictObject({
    ok: z.literal(false),
    error: z.strictObject({ kind: z.enum(['refused', 'agedOut', 'unreachable']) }),
  }),
])

export const startingProductNotes: Notes<typeof startingProductMachine> = {
  id: 'startingProduct',
  title: 'The kit that comes first',
  sentence: 'Asks the shop which kit a child starts with and what it costs, and remembers the child.',
  route: '/pages/subscription-v3/child-info',
  states: {
    checking: { title: 'Looking whether everything is known', rules: ['S-305', 'F-25'] },
    looking: { title: 'The shop is looking for the kit', rules: ['S-305', 'S-342', 'S-202'] },
    keeping: { title: 'Remembering the child', rules: ['S-201'] },
    found: { title: 'The kit and its price are known', rules: ['F-25'] },
    agedOut: { title: 'The child is past every kit', decided: 'E-05' },
    failed: { title: 'Not found out', rules: ['F-25'] },
  },
  events: {},
  guards: {
    isComplete: 'child, birth date, language, language of the books and currency are known',
    isOk: 'there is a kit',
    isAgedOut: 'the child is over 60 months',
  },
  actions: {
    keepProduct: 'keep the kit and its price',
    keepAnswer: 'keep which kit comes first',
  },
  delays: { patience: '9 seconds' },
  actors: { findStartingProduct: 'the shop: finds the kit', storeChild: 'our server: remembers the child' },
  schemas: {
    input: z.strictObject(input),
    context: z.strictObject({ ...input, product: StartingProduct.nullable(), answer }),
    events: {},
  },
}
