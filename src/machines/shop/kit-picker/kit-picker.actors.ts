import { fromPromise } from 'xstate'
import { openPage } from '~/services/browser/page'
import { kitPickerMachine } from './kit-picker.machine'

export const liveKitPickerMachine = kitPickerMachine.provide({
  actors: { openKit: fromPromise<void, { href: string }>(({ input }) => openPage(input.href)) },
})
