import { describe, expect, test } from 'vitest'
import { withInlineStyles } from '~/services/request/documents/styles/inline-styles.server'
import { createSheets } from '~/services/request/documents/styles/sheets'

const SHEET = [
  '@layer reset{table{border:0}a{color:inherit}}',
  '@layer tokens{:root{--ink:#123;--text:var(--ink);--paper:#fff;--motion:turn 1s;--unread:1px}}',
  '@keyframes turn{to{rotate:1turn}}',
  '@keyframes fade{to{opacity:0}}',
  '@font-face{font-family:Own;src:url(/own.woff2)}',
  '@layer utilities{.a,.b:hover{color:var(--text)}.b .c{color:red}.d{animation:var(--motion)}',
  '.\\[\\&_li\\]\\:x li{margin:0}.e:not(.f){top:0}:is(.g,.h){left:0}',
  '@media (width>=600px){.a{color:blue}.z{color:green}}@media print{.z{color:green}}}',
  '@layer last{.z{top:1px}}',
].join('')

const document = (body: string, mark: string) => `<html><head><style nonce="n">${mark}</style></head>${body}</html>`

function stylesIn(body: string): string {
  const sheets = createSheets()
  const html = document(body, sheets.markOf(SHEET))
  return sheets.fitted({ head: html, document: html }).replace(/.*<style nonce="n">(.*)<\/style>.*/s, '$1')
}

describe('a document gets the styles that it can use', () => {
  test('rules stay whose classes and elements are there, in their order', () => {
    expect(stylesIn('<p class="a e">')).toBe(
      [
        '@layer reset{}@layer tokens{:root{--ink:#123;--text:var(--ink)}}',
        '@font-face{font-family:Own;src:url(/own.woff2)}',
        '@layer utilities{.a{color:var(--text)}.e:not(.f){top:0}:is(.g,.h){left:0}',
        '@media (width>=600px){.a{color:blue}}}@layer last{}',
      ].join(''),
    )
  })

  test('every class of a selector must be there, wherever it stands', () => {
    expect(stylesIn('<p class="b">')).not.toContain('color:red')
    expect(stylesIn('<p class="b"><i class="x c">')).toContain('.b .c{color:red}')
  })

  test('a class that HTML escapes is found, and one that CSS escapes', () => {
    expect(stylesIn('<ul class="[&amp;_li]:x"><li>')).toContain('li{margin:0}')
  })

  test('keyframes and custom properties stay when something that stays reads them, through others too', () => {
    const styles = stylesIn('<p class="d">')
    expect(styles).toContain('--motion:turn 1s')
    expect(styles).toContain('@keyframes turn')
    expect(styles).not.toContain('fade')
    expect(styles).not.toContain('--unread')
    expect(stylesIn('<p style="padding:var(--unread)">')).toContain('--unread:1px')
  })

  test('the order of layers is kept though nothing is left in one', () => {
    expect(stylesIn('<p>').match(/@layer \w+/g)).toEqual([
      '@layer reset',
      '@layer tokens',
      '@layer utilities',
      '@layer last',
    ])
  })

  test('documents that look alike share their styles; a text that looks like a mark is a text', () => {
    const sheets = createSheets()
    const mark = sheets.markOf(SHEET)
    expect(sheets.markOf(SHEET)).toBe(mark)
    const html = document(`<p class="a">${mark}`, mark)
    expect(sheets.fitted({ head: html, document: html })).toContain(`<p class="a">${mark}`)
  })
})

describe('a document on its way', () => {
  const headers = { 'content-type': 'text/html' }
  const bytes = (text: string) => new TextEncoder().encode(text)

  test('what is written at once leaves in one piece, without nonces that no policy asks for', async () => {
    const sheets = createSheets()
    const html = `<html><head><meta name="a" nonce="n"/><link rel="icon" href="/i" nonce="n"/><link rel="modulepreload" href="/m" nonce="n"/><style nonce="n">${sheets.markOf(SHEET)}</style></head><p class="a">é</html>`
    const answer = await withInlineStyles(new Response(html, { status: 404, headers }), sheets)
    expect(answer.status).toBe(404)
    const text = await answer.text()
    expect(text.match(/<\w+[^>]* nonce/g)).toEqual(['<link rel="modulepreload" href="/m" nonce', '<style nonce'])
    expect(text).toContain('<p class="a">é</html>')
    expect(text).toContain('.a{color:var(--text)}')
    expect(text).not.toContain('.z{')
  })

  test('classes and styles may be written in any letters', async () => {
    const sheets = createSheets()
    const mark = sheets.markOf('.content_\\"→\\"::before{content:"→"}.voilà{top:0}.gone-à{top:0}')
    const answer = await withInlineStyles(
      new Response(document('<i class="content_&quot;→&quot; voilà">', mark), { headers }),
      sheets,
    )
    const text = await answer.text()
    expect(text).toContain('{content:"→"}')
    expect(text).toContain('.voilà{top:0}')
    expect(text).not.toContain('gone')
  })

  test('one that is still being written streams, with the whole sheet', async () => {
    const sheets = createSheets()
    const later = Promise.withResolvers<string>()
    const [start, rest] = [bytes(document('<p>é', sheets.markOf(SHEET))).slice(0, -8), bytes('later</html>')]
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(start)
        await later.promise
        controller.enqueue(rest)
        controller.close()
      },
    })
    const answer = await withInlineStyles(new Response(body, { headers }), sheets)
    const reader = answer.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    expect(first).toContain(SHEET)
    later.resolve('')
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('later</html>')
    expect((await reader?.read())?.done).toBe(true)
  })

  test('what is no document is left alone', async () => {
    const answer = Response.json({ a: 1 })
    expect(await withInlineStyles(answer, createSheets())).toBe(answer)
  })
})
