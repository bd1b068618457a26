import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { loadMessages, messagesOf } from '~/content/messages'

await loadMessages('en')

/** A screen as the server would draw it in English: what a view looks like, without a browser. */
export function renderScreen(screen: ReactNode): Screen {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <IntlProvider locale="en-GB" messages={messagesOf('en')} timeZone="Europe/Amsterdam">
        {screen}
      </IntlProvider>
    </RouterContextProvider>,
  )
  return screenOf(html)
}

export type Screen = ReturnType<typeof screenOf>

function screenOf(html: string) {
  const tags = [...html.matchAll(/<([a-z]\w*)((?:\s[\w-]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([tag, name, text = '']) => ({
    tag,
    name,
    attributes: Object.fromEntries(
      [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  }))
  const byId = (id: string) => tags.find(({ attributes }) => attributes.id === id)?.attributes ?? null
  return {
    html,
    /** the words of an element, without its tags; null where it is not there */
    textOf: (id: string) => textAfter(html, `id="${id}"`),
    byId,
    all: (name: string) => tags.filter((each) => each.name === name).map(({ attributes }) => attributes),
    /** what a label says of the control with that id */
    labelOf: (id: string) => textAfter(html, `for="${id}"`),
    /** everything that is said of a control besides its label, in its order */
    descriptionOf: (id: string) =>
      (byId(id)?.['aria-describedby'] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((each) => textAfter(html, `id="${each}"`)),
  }
}

/** From the tag with that mark to its own end. */
function textAfter(html: string, mark: string): string | null {
  const at = html.indexOf(mark)
  if (at < 0) return null
  const start = html.lastIndexOf('<', at)
  const name = /^<(\w+)/.exec(html.slice(start))?.[1] ?? ''
  const rest = html.slice(start)
  let depth = 0
  for (const { 0: tag, index } of rest.matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return plain(rest.slice(0, index))
  }
  return plain(rest)
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': '’', '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
