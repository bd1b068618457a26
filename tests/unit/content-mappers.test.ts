import { describe, expect, test } from 'vitest'
import { loadMessages } from '~/content/messages'
import { localeOf } from '~/services/domain/locale'
import { errorOf } from '~/services/flows/content/errors.rules'
import { blockHtml, inlineHtml } from '~/services/flows/content/mappers/html'
import { addressOf, isShown, linkOf } from '~/services/flows/content/mappers/link'
import { pictureOf, swatchOf } from '~/services/flows/content/mappers/picture'
import { richTextOf } from '~/services/flows/content/mappers/rich-text'
import { checkoutStep } from '~/services/flows/content/step-numbers.rules'

const dutch = localeOf('nl', 'eu')
const english = localeOf('en', 'gb')
const context = { locale: dutch, skip: () => undefined }

const entry = (type: string, fields: Record<string, unknown>) => ({
  sys: { id: 'some', contentType: { sys: { id: type } } },
  fields,
})
const text = (value: string, marks: { type: string }[] = []) => ({ nodeType: 'text', data: {}, value, marks })
const block = (nodeType: string, content: unknown[], data: object = {}) => ({ nodeType, data, content })

describe('addresses', () => {
  test('own paths carry the language, others stay', () => {
    expect(addressOf('/', dutch)).toBe('/nl')
    expect(addressOf('/cart', dutch)).toBe('/nl/cart')
    expect(addressOf('/cart', english)).toBe('/cart')
    expect(addressOf('/', english)).toBe('/')
    expect(addressOf('https://example.com/a', dutch)).toBe('https://example.com/a')
    expect(addressOf('mailto:hello@playchart.test', dutch)).toBe('mailto:hello@playchart.test')
  })

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'http://plain.example',
    '',
  ])('nobody is sent to %j', (url) => expect(addressOf(url, dutch)).toBeNull())

  test('a link without words or with an unsafe address is left out, and told', () => {
    const told: string[] = []
    const telling = { locale: dutch, skip: ({ reason }: { reason: string }) => told.push(reason) }
    expect(linkOf(entry('cmsLink', { linkText: 'Go', linkUrl: 'javascript:alert(1)' }), telling)).toBeNull()
    expect(told).toEqual(['not a link'])
    expect(linkOf(entry('cmsLink', { linkText: 'Go', linkUrl: '/cart' }), telling)).toEqual({
      linkText: 'Go',
      linkUrl: '/nl/cart',
      blankTarget: false,
      buttonStyle: 'link',
    })
  })

  test('S-050 hidden entries and those of another locale are skipped', () => {
    const shown = (fields: Record<string, unknown>, locale = dutch) =>
      isShown({ id: 'some', type: 'cmsLink', fields }, { ...context, locale })
    expect(shown({})).toBe(true)
    expect(shown({ hidden: true })).toBe(false)
    expect(shown({ localeOverride: 'nl' })).toBe(true)
    expect(shown({ localeOverride: 'de' })).toBe(false)
    expect(shown({ localeOverride: 'en-GB' }, english)).toBe(true)
    expect(shown({ localeOverride: 'en-US' }, english)).toBe(false)
  })
})

describe('HTML of editors', () => {
  test('emphasis and links stay in a sentence, scripts and handlers go', () => {
    expect(
      inlineHtml(
        '<p onclick="x()">Leaves <strong>today</strong><script>alert(1)</script> <img src=x onerror=y></p>',
        dutch,
      ),
    ).toBe('Leaves <strong>today</strong>')
  })

  test('links in it carry the language; unsafe ones keep their words only', () => {
    expect(inlineHtml('<a href="/cart">cart</a>', dutch)).toBe('<a href="/nl/cart">cart</a>')
    expect(inlineHtml('<a href="javascript:alert(1)">cart</a>', dutch)).toBe('<a>cart</a>')
    expect(inlineHtml('<a href="https://example.com" target="_blank">out</a>', dutch)).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">out</a>',
    )
  })

  test('plain text becomes paragraphs and shows its own signs', () => {
    expect(blockHtml('3 < 5 & so on\nnext\n\nSecond', dutch)).toBe('<p>3 &lt; 5 &amp; so on<br />next</p><p>Second</p>')
    expect(blockHtml('<p>One</p><iframe src="https://evil.example"></iframe>', dutch)).toBe('<p>One</p>')
  })
})

describe('rich text', () => {
  test('headings, lists and links stay; embedded entries go and are told', () => {
    const told: string[] = []
    const document = block('document', [
      block('heading-2', [text('Title')]),
      block('embedded-entry-block', [], { target: entry('product', {}) }),
      block('paragraph', [
        text('See ', [{ type: 'bold' }, { type: 'superscript' }]),
        block('hyperlink', [text('the cart')], { uri: '/cart' }),
        block('hyperlink', [text('this')], { uri: 'javascript:alert(1)' }),
      ]),
    ])
    const skip = ({ contentType }: { contentType: string }) => told.push(contentType)
    expect(richTextOf(document, { locale: dutch, skip })).toEqual(
      block('document', [
        block('heading-2', [text('Title')]),
        block('paragraph', [
          text('See ', [{ type: 'bold' }]),
          block('hyperlink', [text('the cart')], { uri: '/nl/cart' }),
          text('this'),
        ]),
      ]),
    )
    expect(told).toEqual(['embedded-entry-block'])
  })

  test('an empty field is no document', () => {
    expect(richTextOf(undefined, context)).toBeNull()
    expect(richTextOf(block('paragraph', []), context)).toBeNull()
  })
})

describe('pictures', () => {
  const asset = (url: string, contentful: object = { image: { width: 1000, height: 800 } }) => ({
    fields: {
      title: 'Box',
      description: 'An open box',
      file: { url, fileName: 'kit-looker-open.webp', details: contentful },
    },
  })

  test('an embedded picture is a path of the image endpoint, a hosted one an https address', () => {
    const embedded = pictureOf(asset('//localhost:3000/upstream/media/kit-looker-open?v=0123456789'))
    expect(embedded).toEqual({
      name: 'kit-looker-open',
      src: '/upstream/media/kit-looker-open?v=0123456789',
      alt: 'An open box',
      width: 1000,
      height: 800,
      blur: expect.stringMatching(/^[0-9a-f]{27}$/),
    })
    expect(pictureOf(asset('//images.ctfassets.net/s/a/h/kit-looker-open.webp'))?.src).toBe(
      'https://images.ctfassets.net/s/a/h/kit-looker-open.webp',
    )
  })

  test('a film, an unresolved link and nothing are no pictures', () => {
    expect(pictureOf(asset('//x/y', {}))).toBeNull()
    expect(pictureOf({ sys: { type: 'Link', linkType: 'Asset', id: 'gone' } })).toBeNull()
    expect(pictureOf(undefined)).toBeNull()
  })

  test('the picture of a choice is a name or an address', () => {
    expect(swatchOf('toy-doll-mila-tan', 'Tan')?.src).toBe('/upstream/media/toy-doll-mila-tan')
    expect(swatchOf('', 'Tan')).toBeNull()
  })
})

describe('errors', () => {
  const error = (kind: string) => ({ kind, heading: kind, messages: [], link: null, picture: null })

  test('S-367 an error is picked by kind, then the default kind, then the fixed words', async () => {
    expect(errorOf([error('default'), error('cart')], 'cart')?.heading).toBe('cart')
    expect(errorOf([error('default'), error('cart')], 'checkout')?.heading).toBe('default')
    expect(errorOf([], 'checkout')).toBeNull()
    expect((await loadMessages('en')).error).toMatchObject({
      heading: 'Uh oh!',
      message: 'We’ve encountered an unexpected error.',
    })
  })
})

test('S-085 a step is counted on the page of a kit only where both steps have a number', () => {
  expect(checkoutStep({ childInfo: 1, paymentOptions: 2, orderReview: 3 })).toEqual({ step: 1, steps: 2 })
  expect(checkoutStep({ childInfo: 0, paymentOptions: 2, orderReview: 3 })).toBeNull()
  expect(checkoutStep({ childInfo: 1, paymentOptions: 0, orderReview: 0 })).toBeNull()
})
