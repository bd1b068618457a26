import { invalidate } from '~/services/platform/cache/cache.server'
import { type Source, tellChange } from '~/services/platform/database/changes'
import { purgeDocuments } from './registry.server'

/** Groups of cached answers (cache.server.ts) by what they are made from; documents are made from everything. */
const ANSWERS_FROM = {
  content: 'content',
  catalogue: 'shopify',
  stock: 'shopify',
  flags: null,
} as const satisfies Record<Source, string | null>

/** Clears every cached answer: the clock was moved, or an upstream is to fail. */
export function forgetAnswers() {
  for (const source of ['content', 'stock'] as const) invalidate(ANSWERS_FROM[source])
  // their provider holds on to what it read for a second
  tellChange('flags')
  purgeDocuments()
}

/**
 * What was made from a source is made anew for the next visitor. What hosted upstreams say is repeated for as long as
 * S-401 and S-402 allow.
 */
export function forgetAnswersFrom(source: Source) {
  const group = ANSWERS_FROM[source]
  if (group) invalidate(group)
  purgeDocuments()
}
