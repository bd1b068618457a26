import { isPersona } from '~/content/seed/personas'
import { env } from '~/services/platform/env/env.server'

/** Somebody of the seed where nothing is demonstrated: a session or a token of theirs is from before, and no longer good. */
export const isClosedPersona = (sub: string) => !env().isDemo && isPersona(sub)
