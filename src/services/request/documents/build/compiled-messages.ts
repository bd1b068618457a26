import { readFile } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Messages = { [key: string]: string | Messages }

/** Compiles the ICU texts of `content/messages/*.json` at build time, so that no page carries an ICU parser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    load: {
      filter: { id: /content\/messages\/\w+\.json$/ },
      async handler(id) {
        const messages: Messages = JSON.parse(await readFile(id, 'utf8'))
        this.addWatchFile(id)
        return { code: `export default ${JSON.stringify(compiled(messages))}`, moduleType: 'js' }
      },
    },
  }
}

const compiled = (messages: Messages): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  )
