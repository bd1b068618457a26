import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test'

/** What a browser complained about that no test asked for: console errors, exceptions, the content security policy. */
export type Complaints = {
  /** all that has not been allowed, before or afterwards */
  found: () => string[]
  /** an error of these words is what the test is about */
  allow: (words: RegExp) => void
}

/** A document or an interface that answers 4xx on purpose is written to the console by the browser itself. */
const OWN_STATUS = /Failed to load resource: the server responded with a status of 4\d\d/

export function watchComplaints(context: BrowserContext): Complaints {
  const found: string[] = []
  const allowed: RegExp[] = [OWN_STATUS]
  const note = (text: string) => found.push(text)
  context.on('console', (message) => isComplaint(message) && note(`${message.type()}: ${message.text()}`))
  context.on('weberror', (webError) => note(`exception: ${webError.error().message}`))
  context.on('page', (page: Page) =>
    page.on('request', (request) => {
      if (request.url().endsWith('/api/csp-report')) note(`policy: ${request.postData()}`)
    }),
  )
  return {
    found: () => found.filter((text) => !allowed.some((words) => words.test(text))),
    allow: (words) => allowed.push(words),
  }
}

const isComplaint = (message: ConsoleMessage) =>
  message.type() === 'error' || /Content Security Policy|hydrat/i.test(message.text())
