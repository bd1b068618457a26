import { local, storedText } from '~/services/browser/storage'

const OFF = 'off'

const stored = storedText(local, 'inspector-shortcuts')

/** Whether single-letter shortcuts are on; in this browser, until that is changed. */
export const hasShortcuts = () => stored.read() !== OFF
export const storeShortcuts = (isOn: boolean) => stored.write(isOn ? 'on' : OFF)
