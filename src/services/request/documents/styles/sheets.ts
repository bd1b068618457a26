import { LRUCache } from 'lru-cache'
import { stylesFor } from './needed'
import { type Part, readSheet } from './sheet'
import { presentIn, traitsOf } from './traits'

/**
 * Documents come and go as latin1, one character per byte: half the size of their real text, and a character that has
 * been cut in two stays whole.
 */
export type Sheets = {
  /** what a document is rendered with in the place of these styles */
  markOf(css: string): string
  /** the document's head with the styles that the document can use in the place of the mark */
  fitted(parts: { head: string; document: string }): string
  /** the begin of a document that is not there to its end yet, with the whole sheet */
  whole(begin: string): string
}

type Sheet = { css: string; parts: () => readonly Part[]; kept: LRUCache<string, string> }

/** Characters of styles and traits. Documents that look alike share both; neither says anything of a visitor. */
const MOST_KEPT = 4 << 20
const MARKED = /(<style[^>]*>)(\/\*sheet \d+\*\/)/

export function createSheets(): Sheets {
  const marks = new Map<string, string>()
  const sheets = new Map<string, Sheet>()

  const replaced = (html: string, stylesOf: (sheet: Sheet) => string) =>
    html.replace(MARKED, (_marked, tag: string, mark: string) => {
      const sheet = sheets.get(mark)
      if (!sheet) throw new Error('a document was rendered with a sheet that nobody knows')
      return tag + stylesOf(sheet)
    })

  return {
    markOf(css) {
      const mark = marks.get(css) ?? `/*sheet ${marks.size}*/`
      if (!marks.has(css)) sheets.set(mark, openSheet(css))
      marks.set(css, mark)
      return mark
    },
    fitted: ({ head, document }) => replaced(head, (sheet) => fittingStyles(sheet, traitsOf(document))),
    whole: (begin) => replaced(begin, ({ css }) => css),
  }
}

function openSheet(css: string): Sheet {
  let parts: readonly Part[] | null = null
  return {
    css: asLatin1(css),
    parts: () => (parts ??= readSheet(css)),
    kept: new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: (styles, traits) => styles.length + traits.length }),
  }
}

function fittingStyles({ parts, kept }: Sheet, traits: string): string {
  const known = kept.get(traits)
  if (known !== undefined) return known
  const styles = asLatin1(stylesFor(parts(), presentIn(fromLatin1(traits))))
  kept.set(traits, styles)
  return styles
}

const asLatin1 = (text: string) => Buffer.from(text).toString('latin1')
const fromLatin1 = (bytes: string) => Buffer.from(bytes, 'latin1').toString()
