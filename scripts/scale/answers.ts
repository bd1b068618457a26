import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const LANGUAGES = ['en', 'nl', 'fr', 'de', 'es'] as const
type Words = { error: Record<'heading' | 'message' | 'again', string> }

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;' +
  'background:#fcfaf6;color:#2b2620;font:18px/1.5 system-ui,sans-serif;text-align:center}' +
  'h1{margin:0;font:600 40px/1.1 Georgia,serif}p{margin:0}a{display:inline-block;padding:12px 28px;border-radius:999px;' +
  'background:#2b2620;color:#fff;text-decoration:none}a:focus-visible{outline:3px solid #c0714a;outline-offset:3px}'

/** How the policy of the page names its style. */
export const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** deploy/balancer/answers.map: what the balancer says itself, a line for each language of a page and one for calls. */
export const answersMap = () =>
  `${[['json', JSON.stringify({ error: 'The shop is busy. Please try again in a moment.' })], ...pages()]
    .map(([key, text]) => `${key} ${text}`)
    .join('\n')}\n`

const pages = () => LANGUAGES.map((language) => [language, pageOf(language)])

function pageOf(language: string): string {
  const path = new URL(`../../src/content/messages/${language}.json`, import.meta.url)
  const { error }: Words = JSON.parse(readFileSync(path, 'utf8'))
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Playchart</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><h1>${error.heading}</h1><p>${error.message}</p><a href="">${error.again}</a></body></html>`
  )
}
