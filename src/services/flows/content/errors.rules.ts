import type { ErrorContent } from './pages.contract'

type Directive = Pick<ErrorContent, 'kind' | 'heading' | 'messages'>

/**
 * S-367: the page's words for this kind, else its default ones; null where an editor has written neither: then the
 * catalogue's words stand (error.heading, error.message).
 */
export const errorOf = <T extends Directive>(errors: readonly T[], kind: string): T | null =>
  errors.find((error) => error.kind === kind) ?? errors.find((error) => error.kind === 'default') ?? null
