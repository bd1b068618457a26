import { useLocale } from 'use-intl'
import words from '~/content/preview-words.json'
import { isLanguage } from '~/services/domain/locale'

type Word = keyof (typeof words)['en']

/** What the banner says comes with the banner: any page may have one, and hardly ever has. */
export function usePreviewWords() {
  const [language] = useLocale().split('-')
  const own = words[isLanguage(language) ? language : 'en']
  return {
    say: (word: Word) => own[word],
    whose: (email: string) => own.whose.replace('{email}', () => email),
    lasts: (minutes: number) => own[minutes === 1 ? 'lastsOne' : 'lasts'].replace('{minutes}', String(minutes)),
  }
}
