import { Block, type EmptyState, type Faq, type Finder, type Quote, type Seo, type Steps } from '../parts.contract'
import {
  type Context,
  type Entry,
  entriesOf,
  entryOf,
  type Fields,
  isTrue,
  numberOf,
  shown,
  textOf,
  textOrNull,
} from './entry'
import { blockHtml } from './html'
import { linkOf } from './link'
import { pictureOf } from './picture'
import { richTextOf } from './rich-text'

/** Search engines get the page's own title when an editor forgot theirs. */
export function seoOf(value: unknown, title: string): Seo {
  const { fields = {} } = entryOf(value) ?? {}
  return {
    pageTitle: textOf(fields.pageTitle) || title,
    pageDescription: textOf(fields.pageDescription),
    noFollow: isTrue(fields.noFollow),
    noIndex: isTrue(fields.noIndex),
  }
}

/** An accordion with at least one question, else null. */
export function faqOf(value: unknown, context: Context): Faq | null {
  const entry = entryOf(value)
  return entry && faqFrom(entry.fields, context)
}

function faqFrom({ heading, items: questions }: Fields, { locale }: Context): Faq | null {
  const items = entriesOf(questions)
    .map(({ fields }) => ({ question: textOf(fields.question), answer: blockHtml(textOf(fields.answer), locale) }))
    .filter(({ question, answer }) => question !== '' && answer !== '')
  return items.length > 0 ? { heading: textOf(heading), items } : null
}

export function quoteOf(value: unknown): Quote | null {
  const entry = entryOf(value)
  return entry && quoteFrom(entry.fields)
}

const quoteFrom = ({ text, by, byDetail, image, sampleLabel }: Fields): Quote => ({
  text: textOf(text),
  by: textOf(by),
  byDetail: textOrNull(byDetail),
  picture: pictureOf(image),
  sampleLabel: textOrNull(sampleLabel),
})

export function stepsOf(value: unknown): Steps {
  const { fields = {} } = entryOf(value) ?? {}
  const items = entriesOf(fields.items).map((item) => ({
    title: textOf(item.fields.title),
    text: textOf(item.fields.text),
  }))
  return { heading: textOf(fields.heading), items }
}

/** The birth-date question as a finder: the labels, the button, and every error. */
export function finderOf(value: unknown): Finder {
  const { fields = {} } = entryOf(value) ?? {}
  const text = (key: string) => textOf(fields[key])
  return {
    birthDate: {
      label: text('label'),
      hint: text('hint'),
      parts: { day: text('dayLabel'), month: text('monthLabel'), year: text('yearLabel') },
      placeholders: { day: text('dayPlaceholder'), month: text('monthPlaceholder'), year: text('yearPlaceholder') },
      errors: {
        required: text('requiredError'),
        incomplete: text('incompleteError'),
        invalid: text('invalidError'),
        future: text('futureError'),
        tooOld: text('tooOldError'),
      },
    },
    submit: text('submitText'),
    agedOut: text('agedOut'),
  }
}

export function emptyStateOf(value: unknown, context: Context): EmptyState | null {
  const entry = entryOf(value)
  return entry && emptyStateFrom(entry.fields, context)
}

export const emptyStateFrom = ({ title, description, image, callToAction }: Fields, context: Context): EmptyState => ({
  title: textOf(title),
  text: textOf(description),
  picture: pictureOf(image),
  link: linkOf(callToAction, context),
})

/** The blocks of a page, in its order. What no screen draws is told and left out. */
export function blocksOf(value: unknown, context: Context): Block[] {
  return entriesOf(value).flatMap((entry) =>
    shown(Block, { candidate: candidateOf(entry, context), entry, reason: 'not a block', context }),
  )
}

function candidateOf({ type, id, fields }: Entry, context: Context) {
  if (type === 'accordion') return { type, id, faq: faqFrom(fields, context) }
  if (type === 'quote') return { type, id, quote: quoteFrom(fields) }
  if (type === 'textBlock') return { type, id, title: textOrNull(fields.title), body: richTextOf(fields.body, context) }
  if (type !== 'mediaText') return null
  return {
    type,
    id,
    title: textOf(fields.title),
    text: textOf(fields.text),
    picture: pictureOf(fields.image),
    link: linkOf(fields.link, context),
  }
}

/** The year of life whose colour an entry takes; the first where an editor chose none. */
export const bandOf = (value: unknown): 1 | 2 | 3 | 4 | 5 => BANDS.find((band) => band === numberOf(value)) ?? 1
const BANDS = [1, 2, 3, 4, 5] as const
