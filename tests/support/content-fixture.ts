/** A small contentful-export: a home page with a card and a hero, drafts, dead links, five locales with fallbacks. */
export function contentFixture() {
  return {
    contentTypes: [
      contentType('page', [
        { ...field('title', 'Symbol'), localized: true, required: true },
        field('slug', 'Symbol'),
        { ...field('intro', 'Text'), localized: true },
        field('position', 'Integer'),
        field('startsAt', 'Date'),
        { ...field('keywords', 'Array'), items: { type: 'Symbol' } },
        { ...field('blocks', 'Array'), items: { type: 'Link', linkType: 'Entry' } },
        { ...field('hero', 'Link'), linkType: 'Asset' },
        { ...field('parent', 'Link'), linkType: 'Entry' },
        { ...field('internalNote', 'Symbol'), omitted: true },
      ]),
      contentType('card', [
        { ...field('name', 'Symbol'), localized: true },
        { ...field('page', 'Link'), linkType: 'Entry' },
        { ...field('story', 'RichText'), localized: true },
      ]),
    ],
    entries: [
      entry('home', 'page', {
        title: { 'en-GB': 'Home', de: 'Startseite' },
        slug: { 'en-GB': 'home' },
        intro: { 'en-GB': 'Play kits for curious café mornings' },
        position: { 'en-GB': 1 },
        startsAt: { 'en-GB': '2026-03-01T00:00:00.000Z' },
        keywords: { 'en-GB': ['baby', 'wood'] },
        blocks: { 'en-GB': [link('Entry', 'card-one'), link('Entry', 'not-there')] },
        hero: { 'en-GB': link('Asset', 'hero') },
        internalNote: { 'en-GB': 'for editors only' },
      }),
      entry('about', 'page', {
        title: { 'en-GB': 'About us' },
        slug: { 'en-GB': 'about' },
        position: { 'en-GB': 2 },
        startsAt: { 'en-GB': '2026-06-01T00:00:00.000Z' },
        keywords: { 'en-GB': ['wood'] },
        parent: { 'en-GB': link('Entry', 'home') },
      }),
      entry('shop', 'page', { title: { 'en-GB': 'Shop' }, slug: { 'en-GB': 'shop' }, position: { 'en-GB': 10 } }),
      entry('card-one', 'card', {
        name: { 'en-GB': 'First card', nl: 'Eerste kaart' },
        page: { 'en-GB': link('Entry', 'home') },
        story: { 'en-GB': story('The wooden rattle') },
      }),
      draftOf(entry('coming', 'page', { title: { 'en-GB': 'Coming soon' }, slug: { 'en-GB': 'coming' } })),
    ],
    assets: [asset('hero', 'kit-01-open.webp', 'image/webp'), asset('leaflet', 'leaflet.pdf', 'application/pdf')],
    locales: [
      locale('en-GB', null),
      locale('nl', 'en-GB'),
      locale('de', 'en-GB'),
      locale('de-AT', 'de'),
      locale('fr', null),
    ],
    tags: [{ name: 'Spring', sys: { id: 'spring', type: 'Tag', visibility: 'public' } }],
    editorInterfaces: [
      {
        sys: { id: 'default', type: 'EditorInterface', version: 2, contentType: link('ContentType', 'page') },
        controls: [{ fieldId: 'slug', widgetId: 'slugEditor', widgetNamespace: 'builtin' }],
      },
    ],
  }
}

export const link = (linkType: 'Entry' | 'Asset' | 'Tag' | 'ContentType', id: string) => ({
  sys: { type: 'Link', linkType, id },
})

const field = (id: string, type: string) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  validations: [],
  disabled: false,
  omitted: false,
})

const contentType = (id: string, fields: object[]) => ({
  sys: { id, type: 'ContentType', version: 2, publishedVersion: 1 },
  name: id,
  description: '',
  displayField: id === 'page' ? 'title' : 'name',
  fields,
})

const sys = (id: string, type: string) => ({
  id,
  type,
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-02-03T00:00:00.000Z',
  firstPublishedAt: '2026-01-03T00:00:00.000Z',
  publishedAt: '2026-02-03T00:00:00.000Z',
  version: 5,
  publishedVersion: 4,
  publishedCounter: 2,
})

const entry = (id: string, type: string, fields: Record<string, Record<string, unknown>>) => ({
  sys: { ...sys(id, 'Entry'), contentType: link('ContentType', type) },
  metadata: { tags: id === 'home' ? [link('Tag', 'spring')] : [] },
  fields,
})

function draftOf({
  sys: { publishedVersion, publishedAt, firstPublishedAt, publishedCounter, ...rest },
  ...draft
}: ReturnType<typeof entry>) {
  return { ...draft, sys: rest }
}

const asset = (id: string, fileName: string, contentType: string) => ({
  sys: sys(id, 'Asset'),
  metadata: { tags: [] },
  fields: {
    title: { 'en-GB': fileName },
    file: {
      'en-GB': {
        url: `//images.ctfassets.net/playchart/${id}/3fa9c1d2/${fileName}`,
        fileName,
        contentType,
        details: { size: 100, image: { width: 1200, height: 900 } },
      },
    },
  },
})

const locale = (code: string, fallbackCode: string | null) => ({
  code,
  name: code,
  default: code === 'en-GB',
  fallbackCode,
  contentDeliveryApi: true,
  contentManagementApi: true,
  optional: code !== 'en-GB',
  sys: { id: code, type: 'Locale', version: 1 },
})

const story = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] }],
})
