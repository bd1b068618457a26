import { local, storedText } from '~/services/browser/storage'

const DISMISSED = 'false'

/** S-207 names the key, decided: E-43 says what it means: 'false' once the banner was put away. */
const stored = storedText(local, 'isBannerOpen')

export const isDismissed = () => stored.read() === DISMISSED
export const storeDismissal = () => stored.write(DISMISSED)
