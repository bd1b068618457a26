import { CODE_LETTER_WORDS } from '~/content/code-letters'
import { isLanguage } from '~/services/domain/locale'
import { type Mail, written } from '~/services/platform/letters/letter'
import type { Part } from '~/services/platform/letters/letter-parts'
import type { CodeMail } from '../cognito.contract'

/** The email of a code, or of an account that was there before, in the language of its reader. */
export function codeEmail(mail: CodeMail, origin: string): Mail {
  const language = isLanguage(mail.language) ? mail.language : 'en'
  const words = CODE_LETTER_WORDS[language]
  const site = `${origin}${language === 'en' ? '' : `/${language}`}`
  const parts = mail.kind === 'known' ? knownParts(words.known, site) : codeParts(words[mail.kind], mail.code)
  const { subject } = words[mail.kind]
  return { to: mail.to, subject, ...written([{ kind: 'heading', text: subject }, ...parts], language) }
}

type Words = (typeof CODE_LETTER_WORDS)['en']

const codeParts = ({ why, code: name, how, notYou }: Words['signUp'], code: string): Part[] => [
  { kind: 'text', text: why },
  { kind: 'code', text: name, code },
  { kind: 'text', text: how },
  { kind: 'text', text: notYou },
]

const knownParts = ({ why, signIn, reset, notYou }: Words['known'], site: string): Part[] => [
  { kind: 'text', text: why },
  { kind: 'link', text: signIn, href: `${site}/sign-in` },
  { kind: 'link', text: reset, href: `${site}/reset-password` },
  { kind: 'text', text: notYou },
]
