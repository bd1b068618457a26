import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/services/domain/locale'
import { codeEmail } from '~/services/upstreams/cognito/embedded/code-email'

const ORIGIN = 'https://shop.example'
const kinds = ['signUp', 'reset', 'known'] as const
const email = (kind: (typeof kinds)[number], language: string) =>
  codeEmail(
    kind === 'known' ? { kind, to: 'a@b.test', language } : { kind, to: 'a@b.test', language, code: '012345' },
    ORIGIN,
  )

describe.each(LANGUAGES)('emails in %s', (language) => {
  test.each(kinds)('%s is complete, and says its code or where to go instead', (kind) => {
    const { subject, text, to } = email(kind, language)
    expect(to).toBe('a@b.test')
    expect(subject + text).not.toMatch(/[{}]/)
    if (kind === 'known') {
      expect(text).toContain(`${ORIGIN}${language === 'en' ? '' : `/${language}`}/sign-in`)
      expect(subject + text).not.toMatch(/\d{6}/)
    } else {
      // a locked screen shows the subject
      expect(subject).not.toMatch(/\d/)
      expect(text).toContain('012345')
    }
  })
})

test('each language has words of its own, and an unknown one gets English', () => {
  for (const kind of kinds) {
    expect(new Set(LANGUAGES.map((language) => email(kind, language).text)).size).toBe(LANGUAGES.length)
    expect(email(kind, 'xx')).toEqual(email(kind, 'en'))
  }
})
