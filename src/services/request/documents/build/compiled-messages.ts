import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { PAGE_KINDS, SHARED_TEXTS, TEXTS_OF } from '../../../../content/page-kinds.ts'

type Messages = { [key: string]: string | Messages }

const KINDS = Object.entries(TEXTS_OF)

/**
 * Compiles the ICU texts of `content/messages/*.json` at build time, so that no page carries an ICU parser. A browser
 * gets those of every page as one file and those of a kind of pages as another; the server has all in one.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: /content\/messages\/\w+\.json(?:\?\w+)?$/ },
      async handler(id) {
        const [file = id, kind] = id.split('?')
        const messages: Messages = JSON.parse(await readFile(file, 'utf8'))
        this.addWatchFile(file)
        const isBrowser = this.environment.name === 'client'
        const texts = isBrowser ? textsOf(messages, kind) : kind ? {} : messages
        const code = `export default ${JSON.stringify(compiled(texts))}`
        return { code: isBrowser && !kind ? `${code};${further(file)}` : code, moduleType: 'js' }
      },
    },
  }
}

/** What the pages of each kind say besides; the one of this page is asked for at once, whoever asks for the file. */
function further(file: string): string {
  const kinds = Object.keys(TEXTS_OF).map((kind) => `${kind}:()=>import(${JSON.stringify(`${file}?${kind}`)})`)
  const pages = Object.entries(PAGE_KINDS).map(([kind, addresses]) => `${addresses}.test(path)?further.${kind}():`)
  return `export const further={${kinds}};
    const path=location.pathname;
    (${pages.join('')}Promise.resolve()).catch(()=>{})`
}

function textsOf(messages: Messages, kind: string | undefined): Messages {
  const own = KINDS.find(([name]) => name === kind)?.[1]
  if (own) return pick(messages, (name) => own.includes(name))
  const elsewhere = new Set(KINDS.flatMap(([, names]) => names))
  return { ...pick(messages, (name) => !elsewhere.has(name)), ...shared(messages) }
}

const pick = (messages: Messages, isWanted: (name: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => isWanted(name)))

function shared(messages: Messages): Messages {
  const texts: Messages = {}
  for (const [area = '', name = ''] of SHARED_TEXTS.map((path) => path.split('.'))) {
    const of = messages[area]
    if (typeof of === 'object' && of[name]) texts[area] = { ...Object(texts[area]), [name]: of[name] }
  }
  return texts
}

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
