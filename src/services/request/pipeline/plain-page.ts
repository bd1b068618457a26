/** `again`: a way to try again; null after a form, whose browser has it still. `nonce`: null where the policy names the style's hash. */
type PlainPage = {
  language: string
  heading: string
  text: string
  /** in small letters below: which request support is to be asked about */
  note?: string | null
  again: { href: string; label: string } | null
  nonce: string | null
}

/** Colours of components/theme/tokens.ts; no font that would have to be fetched. */
export const PLAIN_STYLE =
  'body{margin:0;min-height:100vh;box-sizing:border-box;display:grid;grid-template-rows:auto 1fr;background:#fcfaf6;color:#1f2a30;font:17px/1.6 system-ui,sans-serif}' +
  'header{display:flex;align-items:center;gap:10px;padding:20px 24px;border-bottom:1px solid #ece5d8;font:600 22px/1 Georgia,serif}svg{width:26px;height:30px}' +
  'main{align-self:center;justify-self:center;width:100%;max-width:34em;box-sizing:border-box;padding:24px 24px 18vh;text-align:center}' +
  'h1{margin:0 0 16px;font:600 clamp(30px,5vw,44px)/1.15 Georgia,serif;text-wrap:balance}p{margin:0;color:#404c53;text-wrap:balance}' +
  'a{display:inline-block;margin-top:32px;padding:14px 30px;border-radius:999px;background:#1f2a30;color:#fff;font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:3px solid #1459c7;outline-offset:3px}'

const MARK =
  '<svg viewBox="0 0 30 34" aria-hidden="true"><path d="M2 1.500 27.500 1 28 33 1.500 32.500z" fill="#f3bf45"/>' +
  '<path d="M2 7.500h8M2 13.500h13M2 19.500h8M2 25.500h13" stroke="#1f2a30" stroke-width="2"/><circle cx="21.500" cy="13.500" r="4" fill="#b8452a"/></svg>'

/** A page that costs nothing to make: no data, no script, no other file. For overload, and for the balancer in front. */
export function plainPage({ language, heading, text, note = null, again, nonce }: PlainPage): string {
  const link = again ? `<a href="${escaped(again.href)}">${escaped(again.label)}</a>` : ''
  const small = note === null ? '' : `<p><small>${escaped(note)}</small></p>`
  const style = nonce === null ? '<style>' : `<style nonce="${nonce}">`
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(heading)} – Playchart</title>` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${style}${PLAIN_STYLE}</style></head>` +
    `<body><header>${MARK}playchart</header><main><h1>${escaped(heading)}</h1><p>${escaped(text)}</p>${small}${link}</main></body></html>`
  )
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
