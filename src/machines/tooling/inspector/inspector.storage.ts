import { local, storedText } from '~/services/browser/storage'

const OFF = 'off'

const stored = storedText(local, 'inspector-letters')

/** Whether keys of a single letter do something; in this browser, until that is changed. */
export const hasLetters = () => stored.read() !== OFF
export const storeLetters = (isOn: boolean) => stored.write(isOn ? 'on' : OFF)
