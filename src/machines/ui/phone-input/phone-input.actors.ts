import { fromPromise } from 'xstate'
import { type PhoneQuestion, phoneInputMachine } from './phone-input.machine'

/** The rules of all countries weigh more than the form: they come with the first number that is typed. */
export const livePhoneInputMachine = phoneInputMachine.provide({
  actors: {
    judgePhone: fromPromise<boolean, PhoneQuestion>(async ({ input: { countries, value } }) => {
      const { isSupportedCountry, isValidPhoneNumber } = await import('libphonenumber-js/min')
      // 00 is how most of the world dials a country code
      const dialled = value.replace(/^00(?=[1-9])/, '+')
      return countries.some((country) => isSupportedCountry(country) && isValidPhoneNumber(dialled, country))
    }),
  },
})
