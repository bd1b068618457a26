import { assign, setup } from 'xstate'
import { isTrue, output, tellParent, unprovided } from '../../runtime/parts'

/** `countries` are those whose numbers may be written without their prefix (ISO 3166-1 alpha-2), the likeliest first. */
type PhoneInput = { countries: readonly string[]; initial: string }
export type PhoneQuestion = { countries: readonly string[]; value: string }
/** `unjudged`: the rules of numbers could not be fetched, so the shop's own judgement has to do. */
export type PhoneStatus = 'empty' | 'judging' | 'valid' | 'invalid' | 'unjudged'
type Context = { countries: readonly string[]; value: string; isLeft: boolean }
type Event = { type: 'CHANGE'; value: string } | { type: 'BLUR' }

/** One telephone number. It may stay empty; what is typed is judged by the rules of its countries (S-282). */
export const phoneInputMachine = setup({
  types: {
    input: {} as PhoneInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    judgePhone: unprovided<boolean, PhoneQuestion>('judgePhone'),
  },
  guards: {
    isEmpty: ({ context }) => context.value.trim() === '',
    isValid: isTrue,
  },
  actions: {
    keepValue: assign((_, value: string) => ({ value })),
    noteLeft: assign({ isLeft: true }),
    tellForm: tellParent<Context, Event, PhoneStatus>((_, status) => ({ type: 'PHONE', status })),
  },
  delays: { patience: 4000 },
}).createMachine({
  id: 'phoneInput',
  context: ({ input: { countries, initial } }) => ({ countries, value: initial, isLeft: false }),
  initial: 'starting',
  on: {
    CHANGE: { target: '.starting', actions: { type: 'keepValue', params: ({ event }) => event.value } },
    BLUR: { actions: 'noteLeft' },
  },
  states: {
    starting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'judging' }] },
    empty: { entry: { type: 'tellForm', params: 'empty' } },
    judging: {
      tags: 'busy',
      entry: { type: 'tellForm', params: 'judging' },
      invoke: {
        id: 'judgePhone',
        src: 'judgePhone',
        input: ({ context: { countries, value } }) => ({ countries, value: value.trim() }),
        onDone: [{ guard: { type: 'isValid', params: output }, target: 'valid' }, { target: 'invalid' }],
        onError: 'unjudged',
      },
      after: { patience: 'unjudged' },
    },
    valid: { entry: { type: 'tellForm', params: 'valid' } },
    invalid: { entry: { type: 'tellForm', params: 'invalid' } },
    unjudged: { entry: { type: 'tellForm', params: 'unjudged' } },
  },
  options: { maxIterations: 1000 },
})
