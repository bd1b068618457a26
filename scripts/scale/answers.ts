import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PLAIN_STYLE, plainPage } from '../../src/services/request/pipeline/plain-page.ts'
import { Refusal } from '../../src/services/request/pipeline/refusal.server.ts'

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
type Words = { error: Record<'heading' | 'message' | 'again', string> }

/** How the policy of the page names its style. */
export const styleHash = createHash('sha256').update(PLAIN_STYLE).digest('base64')

/** deploy/balancer/answers.map: what the balancer says itself: lines for each language of a page, and one for calls. */
export const answersMap = () =>
  `${[['json', JSON.stringify({ error: new Refusal(503).message })], ...pages()]
    .map(([key, text]) => `${key} ${text}`)
    .join('\n')}\n`

const pages = () =>
  LANGUAGES.flatMap((language) => [
    [language, pageOf(language, { isPosted: false })],
    [`${language}-posted`, pageOf(language, { isPosted: true })],
  ])

function pageOf(language: string, { isPosted }: { isPosted: boolean }): string {
  const path = new URL(`../../src/content/messages/${language}.json`, import.meta.url)
  const { error }: Words = JSON.parse(readFileSync(path, 'utf8'))
  return plainPage({
    language,
    heading: error.heading,
    text: error.message,
    again: isPosted ? null : { href: '', label: error.again },
    nonce: null,
  })
}
