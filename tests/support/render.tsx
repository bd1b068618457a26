import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl/react'
import { loadMessages, type Messages } from '~/content/messages'
import { type Element, find, parseMarkup, textOf } from './markup'

export const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** For a component whose events nobody takes. */
export const send = Object.assign(() => {}, { to: () => {}, warm: () => {} })

/** A screen as the server draws it, and what stands on it: no browser, no server, no styles. */
export type Screen = {
  html: string
  root: Element
  messages: Messages
  /** everything that it says */
  text: string
  all(tag: string, attributes?: Record<string, string>): Element[]
  /** the only element of the kind; throws where there is none, or more */
  one(tag: string, attributes?: Record<string, string>): Element
  /** the button that says just this, by its words or its label */
  button(name: string): Element
  /** the only element with that id */
  byId(id: string): Element
  /** what a label says of the control with that id */
  labelOf(id: string): string
  /** everything that is said of a control besides its label, in its order */
  descriptionOf(id: string): string[]
}

/** A component with the texts of a language and a router around it: what it shows for a state is told by its markup. */
export async function draw(element: ReactElement, language: Language = 'en'): Promise<Screen> {
  const messages = await loadMessages(language)
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <IntlProvider locale={language === 'en' ? 'en-GB' : language} messages={messages} timeZone="Europe/Amsterdam">
        {element}
      </IntlProvider>
    </RouterContextProvider>,
  )
  return { html, messages, ...readerOf(parseMarkup(html)) }
}

function readerOf(root: Element): Omit<Screen, 'html' | 'messages'> {
  const all: Screen['all'] = (tag, attributes) => find(root, { tag, attributes })
  const one: Screen['one'] = (tag, attributes) =>
    only(all(tag, attributes), `${tag} ${JSON.stringify(attributes ?? {})}`)
  const byId: Screen['byId'] = (id) => only(find(root, { attributes: { id } }), `#${id}`)
  return {
    root,
    text: textOf(root),
    all,
    one,
    button: (name) =>
      only(
        all('button').filter((each) => (each.attributes['aria-label'] ?? textOf(each)) === name),
        `button ${name}`,
      ),
    byId,
    labelOf: (id) => textOf(one('label', { for: id })),
    descriptionOf: (id) => {
      const ids = (byId(id).attributes['aria-describedby'] ?? '').split(' ').filter(Boolean)
      return ids.map((each) => textOf(byId(each)))
    },
  }
}

function only(found: Element[], what: string): Element {
  const [first, ...more] = found
  if (!first || more.length > 0) throw new Error(`${found.length} of ${what}`)
  return first
}
