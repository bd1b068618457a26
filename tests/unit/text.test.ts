import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, isPlainData, isPlainText } from '~/services/domain/text/text.rules'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'

describe('a text from outside', () => {
  test.each(['', 'Zoë', 'two\r\nlines\tand a tab', '😀', '\u202etxt', '\ufeff', '日本'])('%j can be kept', (text) =>
    expect(isPlainText(text)).toBe(true),
  )
  test.each(['\0', 'a\u0001', '\u001b[2J', '\u007f', '\u0085', '\ud800', 'x\udc00', '\udc00\ud800'])(
    '%j cannot',
    (text) => expect(isPlainText(text)).toBe(false),
  )

  test('is found wherever it stands, as a name too', () => {
    for (const bad of [['\0'], { a: [{ b: '\ud800' }] }, { '\0': 1 }, new Map(), 1n, () => 1, Promise.resolve(1)])
      expect(isPlainData(bad)).toBe(false)
    for (const good of [null, undefined, 1, true, 'x', [{ a: ['b'] }], Object.create(null)])
      expect(isPlainData(good)).toBe(true)
    const own: Record<string, unknown> = { a: 1 }
    own.own = own
    expect(isPlainData(own)).toBe(true)
  })

  test('ten thousand levels are looked through', () => {
    expect(isPlainData(JSON.parse(`${'['.repeat(10_000)}"\\u0000"${']'.repeat(10_000)}`))).toBe(false)
  })

  test('as JSON it reaches for no prototype', () => {
    for (const text of [
      '{"__proto__":1}',
      '{"a":{"constructor":{"prototype":1}}}',
      '"\\u0000"',
      '{"a":"\\ud800"}',
      '{',
    ])
      expect(() => parseUntrusted(text)).toThrow()
    expect(parseUntrusted('{"a":["b\\n"]}')).toEqual({ a: ['b\n'] })
  })

  test('is never cut in the middle of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 24 }), fc.nat(20), (text, most) => {
        const cut = beginningOf(text, most)
        expect(cut.isWellFormed() && cut.length <= most && text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1)
      }),
    )
  })
})
