import { expect, test } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { type PhoneQuestion, phoneInputMachine } from '~/machines/ui/phone-input/phone-input.machine'

test('S-282 the form around a number is told what is known of it: nothing typed, being judged, and the judgement', async () => {
  const told: string[] = []
  const judge = ({ input: { value } }: { input: PhoneQuestion }) =>
    value === '0' ? Promise.reject(new Error('offline')) : Promise.resolve(value.length > 4)
  const phoneInput = phoneInputMachine.provide({ actors: { judgePhone: fromPromise<boolean, PhoneQuestion>(judge) } })
  const form = setup({
    types: { events: {} as { type: 'PHONE'; status: string }, children: {} as { phone: 'phoneInput' } },
    actors: { phoneInput },
    actions: { keep: (_, status: string) => void told.push(status) },
  }).createMachine({
    on: { PHONE: { actions: { type: 'keep', params: ({ event }) => event.status } } },
    invoke: { id: 'phone', src: 'phoneInput', input: { countries: ['NL'], initial: '' } },
  })
  const { phone } = createActor(form).start().getSnapshot().children
  for (const value of ['06 12345678', '12', '0', '']) {
    phone?.send({ type: 'CHANGE', value })
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(told).toEqual(['empty', 'judging', 'valid', 'judging', 'invalid', 'judging', 'unjudged', 'empty'])
})
