/** The longest text that is looked for. */
export const FILTER_LENGTH = 100

/** `found`: where it is looked for, in small letters. */
export type GalleryItem = { id: string; area: string; found: string }

/** The ids of what has every word, in one area or in all. */
export function idsWith(items: readonly GalleryItem[], filter: string, area: string | null): string[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = items.filter((item) => area === null || item.area === area)
  return wanted.filter(({ found }) => words.every((word) => found.includes(word))).map(({ id }) => id)
}

type Typed = { type: string; text?: string; area?: string | null }

/** What was typed or pressed stands there while the machine is on its way. */
export const galleryEcho = {
  of: (_context: object, { type, text, area }: Typed) => {
    if (type === 'FILTER' && text !== undefined) return { filter: text }
    return type === 'AREA' && area !== undefined ? { area } : {}
  },
}
