import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

type Kinds = {
  /** the pages of each kind, by their addresses */
  PAGE_KINDS: ReadonlyArray<readonly [kind: string, addresses: RegExp]>
  /** the texts that come with the pages of one kind alone */
  TEXTS_OF: Readonly<Record<string, readonly string[]>>
  /** of these, what other pages say too */
  SHARED_TEXTS: readonly string[]
}

/**
 * Compiles the ICU texts of `content/messages/*.json` at build time, so that no page carries an ICU parser. A browser
 * gets those of every page as one file and those of a kind of pages as another; the server has all in one.
 */
export function compiledMessages(kinds: Kinds): Plugin {
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
        const texts = isBrowser ? textsOf(messages, kinds, kind) : kind ? {} : messages
        const code = `export default ${JSON.stringify(compiled(texts))}`
        return { code: isBrowser && !kind ? `${code};${further(file, kinds)}` : code, moduleType: 'js' }
      },
    },
  }
}

/** What the pages of each kind say besides; the one of this page is asked for at once, whoever asks for the file. */
function further(file: string, { PAGE_KINDS, TEXTS_OF }: Kinds): string {
  const kinds = Object.keys(TEXTS_OF).map((kind) => `${kind}:()=>import(${JSON.stringify(`${file}?${kind}`)})`)
  const pages = PAGE_KINDS.map(([kind, addresses]) => `${addresses}.test(path)?further.${kind}():`)
  return `export const further={${kinds}};
    const path=location.pathname;
    (${pages.join('')}Promise.resolve()).catch(()=>{})`
}

function textsOf(messages: Messages, { TEXTS_OF, SHARED_TEXTS }: Kinds, kind = ''): Messages {
  const own = TEXTS_OF[kind]
  if (own) return pick(messages, (name) => own.includes(name))
  const elsewhere = new Set(Object.values(TEXTS_OF).flat())
  return { ...pick(messages, (name) => !elsewhere.has(name)), ...shared(messages, SHARED_TEXTS) }
}

const pick = (messages: Messages, isWanted: (name: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => isWanted(name)))

function shared(messages: Messages, paths: readonly string[]): Messages {
  const texts: Messages = {}
  for (const [area = '', name = ''] of paths.map((path) => path.split('.'))) {
    const of = messages[area]
    if (typeof of === 'object' && of[name]) texts[area] = { ...Object(texts[area]), [name]: of[name] }
  }
  return texts
}

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
