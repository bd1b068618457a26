import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { type StartingProductInput, startingProductMachine } from './starting-product.machine'

const child = {
  name: 'Bo',
  birthDate: CivilDate.parse('2025-08-21'),
  language: 'nl',
  firstKit: 'aroundDueDate',
} as const
const input: StartingProductInput = {
  child,
  language: 'en',
  currency: 'eur',
  childUuid: null,
  isLookerTarget: false,
  isQrTarget: false,
}
const kit = { anchor: 'kit-the-babbler', title: 'The Babbler Play Kit', minMonths: 13, maxMonths: 15 }
const product = {
  anchor: kit.anchor,
  name: kit.title,
  min_age: 13,
  max_age: 15,
  price: 12_600,
  currency_code: 'eur' as const,
}
/** each lacks one thing that S-305 asks for */
const incomplete: StartingProductInput[] = [
  { ...input, child: { ...child, name: ' ' } },
  { ...input, child: { ...child, birthDate: null } },
  { ...input, language: null },
  { ...input, currency: null },
]

export const startingProductModel: Model<typeof startingProductMachine> = {
  machine: startingProductMachine,
  input,
  inputs: incomplete,
  key: ({ child: { name, birthDate }, language, currency, product: found, answer }) => ({
    name,
    birthDate,
    language,
    currency,
    found: found?.anchor ?? null,
    ok: answer.ok,
  }),
  cases: {},
  outcomes: {
    findStartingProduct: [
      { output: { ok: true, value: product } },
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'late', retryAfterSeconds: null } } },
      { error: new Error('lost') },
    ],
    storeChild: [
      { output: { ok: true, value: kit } },
      { output: { ok: false, error: { kind: 'agedOut' } } },
      { output: { ok: false, error: { kind: 'refused' } } },
      { error: new Error('lost') },
    ],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'S-305 nothing is asked before child, language, selected language and currency are there',
      holds: (snapshot, { calls, input: start }) => {
        const [asked] = calls.map((call) => JSON.stringify(call.input))
        if (JSON.stringify(start) !== JSON.stringify(input)) return asked === undefined && snapshot.matches('failed')
        return (
          asked ===
          '{"child_name":"Bo","date_of_birth":"2025-08-21","selected_language":"nl","language":"en","currency_code":"eur"}'
        )
      },
    },
    {
      name: 'F-25 only what was found is an answer',
      holds: (snapshot) => snapshot.matches('found') === snapshot.context.answer.ok,
    },
    {
      name: 'E-05 past every kit is who the shop says is, and nobody else',
      holds: (snapshot) => {
        const { answer } = snapshot.context
        return snapshot.matches('agedOut') === (!answer.ok && answer.error.kind === 'agedOut')
      },
    },
    {
      name: 'a child is remembered once the shop has answered, and never before',
      when: (snapshot) => snapshot.matches('keeping'),
      holds: (_, { calls }) => calls.some(({ src }) => src === 'findStartingProduct'),
    },
  ],
}
