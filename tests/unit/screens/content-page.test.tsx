import { expect, test } from 'vitest'
import { ContentPageView } from '~/components/content-page/content-page'
import type { ContentPage } from '~/services/flows/content/pages.contract'
import type { RichNode } from '~/services/flows/content/parts.contract'
import { textOf } from '../../support/markup'
import { draw } from '../../support/render'

const node = (nodeType: string, content: RichNode[]): RichNode => ({ nodeType, data: {}, content })
const words = (value: string): RichNode => ({ nodeType: 'text', data: {}, value, marks: [] })
const text = (value: string) => node('document', [node('paragraph', [words(value)])])

const page: ContentPage = {
  slug: 'about',
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: false },
  title: 'The title',
  lead: null,
  picture: null,
  longDescription: text('The long description.'),
  components: [
    { type: 'textBlock', id: 'first', title: null, body: text('The first component.') },
    {
      type: 'quote',
      id: 'second',
      quote: { text: 'The second component.', by: 'Parent', byDetail: null, picture: null, sampleLabel: null },
    },
  ],
  breadcrumb: [],
  flag: null,
}

test('S-104 a page has its title, then its long description, then its components in their order', async () => {
  const screen = await draw(<ContentPageView view={{ page }} />)
  expect(textOf(screen.one('h1'))).toBe('The title')
  const parts = ['The title', 'The long description.', 'The first component.', 'The second component.']
  const places = parts.map((part) => screen.text.indexOf(part))
  expect(places[0]).toBeGreaterThan(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
