import { assign, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Currency, Money } from '~/services/domain/money/money'
import type { FirstKit } from '~/services/domain/plans/first-kit'
import type { Outage, Result } from '~/services/domain/result'
import type { KeptChild, StartingKit, StartingKitError } from '~/services/flows/subscription/subscription.contract'
import type { CheckoutError } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type {
  StartingProduct,
  StartingProductQuery,
} from '~/services/upstreams/checkout-orchestration/starting-product.contract'
import { isOk, isRefusedAs, output, unprovided } from '../../runtime/parts'

type Child = { name: string; birthDate: CivilDate | null; language: Language; firstKit: FirstKit }
export type StartingProductInput = {
  child: Child
  /** of the page, and what its prices are in; null: not known */
  language: Language | null
  currency: Currency | null
  childUuid: string | null
  isLookerTarget: boolean
  isQrTarget: boolean
}
export type FoundKit = { kit: StartingKit; price: Money | null }
export type StartingAnswer = Result<FoundKit, StartingKitError | { kind: 'unreachable' }>
export type ProductAnswer = Result<StartingProduct | null, CheckoutError | Outage>
export type KeptAnswer = Result<StartingKit, StartingKitError>
export type ChildToKeep = KeptChild & { firstKit: string | null }
type Context = StartingProductInput & { product: StartingProduct | null; answer: StartingAnswer }

const UNREACHABLE: StartingAnswer = { ok: false, error: { kind: 'unreachable' } }

type Complete = { [Name in 'language' | 'currency']: NonNullable<StartingProductInput[Name]> } & { child: Child }
const isComplete = (input: StartingProductInput): input is StartingProductInput & Complete =>
  input.child.name.trim() !== '' && input.child.birthDate !== null && input.language !== null && input.currency !== null

/** As it is sent: the guard before has seen each part. */
const questionOf = ({ child, language, currency }: Context): StartingProductQuery => ({
  child_name: child.name,
  date_of_birth: child.birthDate ?? EPOCH,
  selected_language: child.language,
  language: language ?? 'en',
  currency_code: currency ?? 'eur',
})
// a day that nobody sends: types ask for one
const EPOCH = '1970-01-01' as CivilDate

const toKeep = ({ child, childUuid, isLookerTarget, isQrTarget, product }: Context): ChildToKeep => ({
  child: { ...child, birthDate: child.birthDate ?? EPOCH },
  childUuid,
  isLookerTarget,
  isQrTarget,
  firstKit: product?.anchor ?? null,
})

/** Which kit comes first for a child and what it costs, asked of the shop once everything is known; then remembered. */
export const startingProductMachine = setup({
  types: {
    input: {} as StartingProductInput,
    context: {} as Context,
    output: {} as StartingAnswer,
    tags: {} as 'busy',
  },
  actors: {
    findStartingProduct: unprovided<ProductAnswer, StartingProductQuery>('findStartingProduct'),
    storeChild: unprovided<KeptAnswer, ChildToKeep>('storeChild'),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isOk,
    isAgedOut: isRefusedAs('agedOut'),
  },
  actions: {
    keepProduct: assign((_, answer: ProductAnswer) => (answer.ok ? { product: answer.value } : {})),
    keepAnswer: assign(({ context: { product } }, answer: KeptAnswer) => ({
      answer: answer.ok ? { ok: true as const, value: { kit: answer.value, price: priceOf(product) } } : answer,
    })),
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'startingProduct',
  context: ({ input }) => ({ ...input, product: null, answer: UNREACHABLE }),
  output: ({ context }) => context.answer,
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'isComplete', target: 'looking' }, { target: 'failed' }] },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'findStartingProduct',
        src: 'findStartingProduct',
        input: ({ context }) => questionOf(context),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'keeping',
            actions: { type: 'keepProduct', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'storeChild',
        src: 'storeChild',
        input: ({ context }) => toKeep(context),
        onDone: [
          {
            guard: { type: 'isOk', params: output },
            target: 'found',
            actions: { type: 'keepAnswer', params: output },
          },
          {
            guard: { type: 'isAgedOut', params: output },
            target: 'agedOut',
            actions: { type: 'keepAnswer', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    found: { type: 'final' },
    agedOut: { type: 'final' },
    failed: { type: 'final' },
  },
  options: { maxIterations: 1000 },
})

const priceOf = (product: StartingProduct | null): Money | null =>
  product && { amountCents: product.price, currency: product.currency_code }
