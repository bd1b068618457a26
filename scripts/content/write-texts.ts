import cart from '../../src/content/seed/copy/cart.json' with { type: 'json' }
import childInfo from '../../src/content/seed/copy/child-info.json' with { type: 'json' }
import errors from '../../src/content/seed/copy/errors.json' with { type: 'json' }
import helpCentre from '../../src/content/seed/copy/help-centre.json' with { type: 'json' }
import kitPage from '../../src/content/seed/copy/kit-page.json' with { type: 'json' }
import kitsPage from '../../src/content/seed/copy/kits-page.json' with { type: 'json' }
import shell from '../../src/content/seed/copy/shell.json' with { type: 'json' }
import { keyed, type L, type Link, type Space } from './space.ts'

type LinkTexts = { linkText: L; linkUrl: string; buttonStyle?: 'primary' | 'secondary' | 'link'; badgeText?: L }

/** A cmsLink; its id and name come from where it stands. */
export function writeLink(space: Space, id: string, values: LinkTexts & { hidden?: boolean }): Link {
  return space.entry('cmsLink', `link-${id}`, {
    entryName: `Link: ${values.linkText.en} (${id})`,
    buttonStyle: 'link',
    blankTarget: false,
    hidden: false,
    ...values,
  })
}

export function writeSeo(space: Space, id: string, texts: { pageTitle: L; pageDescription: L }): Link {
  return space.entry('pageMetafields', `seo-${id}`, {
    entryName: `Search engines: ${id}`,
    pageTitle: texts.pageTitle,
    pageDescription: texts.pageDescription,
    noFollow: false,
    noIndex: false,
  })
}

type Item = { title: L; text: L; picture?: string }
/** A heading with titles and texts below it: steps, reasons, expectations. */
export function writeTextList(space: Space, id: string, { heading, items }: { heading: L; items: Item[] }): Link {
  return space.entry('textList', `list-${id}`, {
    entryName: `List: ${id}`,
    heading,
    items: items.map(({ title, text, picture }, index) =>
      space.entry('titledText', `list-${id}-${index + 1}`, {
        entryName: `${id} ${index + 1}: ${title.en}`,
        title,
        text,
        image: picture === undefined ? null : space.asset(picture),
      }),
    ),
  })
}

type Question = { question: L; answer: L }
export function writeAccordion(space: Space, id: string, { heading, items }: { heading: L; items: Question[] }): Link {
  return space.entry('accordion', `faq-${id}`, {
    entryName: `Questions: ${id}`,
    heading,
    items: items.map(({ question, answer }, index) =>
      space.entry('faqItem', `faq-${id}-${index + 1}`, { entryName: `${id}: ${question.en}`, question, answer }),
    ),
  })
}

export function writeList(space: Space, id: string, texts: Record<string, L>): Link {
  return space.entry('keyValueList', `texts-${id}`, { entryName: `Texts: ${id}`, listId: id, entries: keyed(texts) })
}

export type Texts = { finder: Link; getStarted: Link; findKit: Link }

/** Key-value lists, the questions for a birth date, errors, the cart page and the first step of the subscription. */
export function writeTexts(space: Space): Texts {
  writeList(space, 'shell', shell.labels)
  writeList(space, 'kit-page', kitPage.labels)
  writeList(space, 'help-centre', helpCentre.labels)
  writeErrors(space)
  writeCart(space)
  const finder = writeBirthDate(space, 'finder', childInfo.birthDate.finderLabel, childInfo.birthDate.finderSubmit)
  writeChildInfo(space)
  return {
    finder,
    getStarted: writeLink(space, 'get-started', {
      linkText: kitsPage.getStarted,
      linkUrl: '/pages/subscription-v3/child-info',
      buttonStyle: 'primary',
    }),
    findKit: writeLink(space, 'find-kit', {
      linkText: kitsPage.findKit,
      linkUrl: '/products/the-play-kits',
      buttonStyle: 'primary',
    }),
  }
}

function writeBirthDate(space: Space, id: string, label: L, submitText: L): Link {
  const texts = childInfo.birthDate
  return space.entry('birthDateQuestion', `birth-date-${id}`, {
    entryName: `Birth date: ${id}`,
    label,
    hint: texts.hint,
    dayLabel: texts.day,
    monthLabel: texts.month,
    yearLabel: texts.year,
    dayPlaceholder: texts.dayPlaceholder,
    monthPlaceholder: texts.monthPlaceholder,
    yearPlaceholder: texts.yearPlaceholder,
    requiredError: texts.required,
    incompleteError: texts.incomplete,
    invalidError: texts.invalid,
    futureError: texts.future,
    tooOldError: texts.tooOld,
    agedOut: texts.agedOut,
    submitText,
  })
}

function writeChildInfo(space: Space) {
  space.entry('childInfoPage', 'child-info-page', {
    entryName: 'About your child',
    pageMetafields: writeSeo(space, 'child-info', childInfo.seo),
    title: childInfo.title,
    lead: childInfo.lead,
    stepChildInfo: childInfo.steps.childInfo,
    stepPaymentOptions: childInfo.steps.paymentOptions,
    stepOrderReview: childInfo.steps.orderReview,
    stepNumbers: { childInfo: 1, paymentOptions: 2, orderReview: 3 },
    nameLabel: childInfo.nameLabel,
    nameHint: childInfo.nameHint,
    nameRequiredError: childInfo.nameRequired,
    birthDate: writeBirthDate(space, 'child-info', childInfo.birthDate.label, childInfo.birthDate.continueSubmit),
    languageLabel: childInfo.languageLabel,
    labels: writeList(space, 'child-info', childInfo.labels),
  })
}

function writeCart(space: Space) {
  space.entry('cartPage', 'cart-page', {
    entryName: 'Cart',
    pageMetafields: writeSeo(space, 'cart', cart.seo),
    title: cart.title,
    labels: writeList(space, 'cart', cart.labels),
    emptyDirective: space.entry('emptyDirective', 'empty-cart-state', {
      entryName: 'Empty: cart',
      title: cart.empty.title,
      description: cart.empty.description,
      image: space.asset('empty-cart'),
      callToAction: writeLink(space, 'empty-cart', {
        linkText: cart.empty.linkText,
        linkUrl: '/products/the-play-kits',
        buttonStyle: 'primary',
      }),
    }),
  })
}

function writeErrors(space: Space) {
  const home = writeLink(space, 'go-home', { linkText: errors.homeLink, linkUrl: '/', buttonStyle: 'primary' })
  for (const { kind, picture, heading, messages } of errors.directives)
    space.entry('errorDirective', `error-${kind}`, {
      entryName: `Error: ${kind}`,
      kind,
      heading,
      messages,
      image: space.asset(picture),
      link: home,
    })
  space.entry('emptyDirective', 'not-found-state', {
    entryName: 'Not found',
    title: errors.notFound.title,
    description: errors.notFound.description,
    image: space.asset('error-404'),
    callToAction: home,
  })
}
