const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const TAG = /<([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster']
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

const plain = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

type Script = { attributes: string; text: string }
export const scriptsIn = (html: string): Script[] =>
  [...html.matchAll(SCRIPT)].map(([, attributes = '', text = '']) => ({ attributes, text }))

/** What a browser would run of a document besides the scripts that carry its nonce, and where it would lead elsewhere. */
export function executableIn(html: string, nonce: string): string[] {
  const foreign = scriptsIn(html).filter(
    ({ attributes }) => !attributes.includes(`nonce="${nonce}"`) && !attributes.includes('application/ld+json'),
  )
  const attributes = [...html.replace(SCRIPT, '').matchAll(TAG)].flatMap(([tag, , text = '']) =>
    [...text.matchAll(ATTRIBUTE)]
      .filter(([, name = '', a, b, c]) => isExecutable(name.toLowerCase(), plain(a ?? b ?? c ?? '')))
      .map(() => tag),
  )
  return [...foreign.map(({ text }) => `<script>${text.slice(0, 80)}`), ...attributes]
}

/** A browser leaves out tabs, line breaks and blanks at the beginning before it looks at the scheme. */
function isExecutable(name: string, value: string): boolean {
  if (name.startsWith('on')) return true
  const address = value.replace(/[\t\n\r]/g, '').trim()
  if (!ADDRESSES.includes(name)) return false
  return /^(?:javascript|vbscript|data:text)/i.test(address) || /^[/\\]{2}/.test(address)
}
