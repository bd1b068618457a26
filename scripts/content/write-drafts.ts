import drafts from '../../src/content/seed/drafts.json' with { type: 'json' }
import type { Space } from './space.ts'
import { writePage } from './write-pages.ts'

/** What editors are at work on: a page that nobody has published, and a published one with other words. */
export function writeDrafts(space: Space) {
  const known = new Set(space.entries.keys())
  writePage(space, { ...drafts.page, picture: null })
  for (const id of space.entries.keys()) if (!known.has(id)) space.unpublished.add(id)
  for (const { type, id, values } of drafts.changes) space.change(type, id, values)
}
