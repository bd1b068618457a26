import { LRUCache } from 'lru-cache'
import { stylesFor } from './needed'
import { type Part, readSheet } from './sheet'
import { presentIn, traitsOf } from './traits'

export type Sheets = {
  /** what a document is rendered with in the place of these styles */
  markOf(css: string): string
  /** the document with the styles that it can use in the place of the mark */
  fitted(html: string): string
  /** the same for one that is not there to its end yet: it gets the whole sheet */
  whole(html: string): string
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
    fitted: (html) => replaced(html, (sheet) => fittingStyles(sheet, traitsOf(html))),
    whole: (html) => replaced(html, ({ css }) => css),
  }
}

function openSheet(css: string): Sheet {
  let parts: readonly Part[] | null = null
  return {
    css,
    parts: () => (parts ??= readSheet(css)),
    kept: new LRUCache({ maxSize: MOST_KEPT, sizeCalculation: (styles, traits) => styles.length + traits.length }),
  }
}

function fittingStyles({ parts, kept }: Sheet, traits: string): string {
  const known = kept.get(traits)
  if (known !== undefined) return known
  const styles = stylesFor(parts(), presentIn(traits))
  kept.set(traits, styles)
  return styles
}
