import { fromPromise } from 'xstate'
import { type PhoneQuestion, phoneInputMachine } from './phone-input.machine'

/** The rules of all countries weigh more than the form: they come with the first number that is typed. */
export const livePhoneInputMachine = phoneInputMachine.provide({
  actors: {
    judgePhone: fromPromise<boolean, PhoneQuestion>(async ({ input: { country, value } }) => {
      const { isSupportedCountry, isValidPhoneNumber } = await import('libphonenumber-js/min')
      return isValidPhoneNumber(value, isSupportedCountry(country) ? country : 'US')
    }),
  },
})
