import { session, storedText } from '~/services/browser/storage'

const stored = (path: string) => storedText(session, `tab:${path}`)

/** The last tab of a page in this browser tab (S-066); null when there is none. */
export const rememberedTab = (path: string) => stored(path).read()
export const saveTab = (path: string, id: string) => stored(path).write(id)
