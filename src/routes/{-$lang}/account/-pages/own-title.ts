import type { Messages } from '~/content/messages'
import type { readerAt } from './readers'

type Loaded = Awaited<ReturnType<NonNullable<ReturnType<typeof readerAt>>>>

/** What tells a page from others that are drawn with the same content; null where its content has a title of its own. */
export function ownTitle(loaded: Loaded, words: Pick<Messages, 'change' | 'shipDate' | 'readingClub'>): string | null {
  switch (loaded.shows) {
    case 'subscription-change':
      return loaded.change.ok ? words.change.crumb[loaded.change.value.kind] : null
    case 'ship-date':
      return words.shipDate.crumb
    case 'club-options':
    case 'modify-kit':
      return words.readingClub.options.crumb
    case 'order':
    case 'withdrawal':
      return loaded.own?.order.id ?? null
    default:
      return null
  }
}
