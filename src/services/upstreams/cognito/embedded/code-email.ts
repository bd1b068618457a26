import emails from '~/content/mails/codes.json'
import { isLanguage } from '~/services/domain/locale'
import type { CodeMail } from '../cognito.contract'

/**
 * The email of a code, or of an account that was there before, in the language of its reader. A code stands in the text
 * alone: subjects are shown on locked screens.
 */
export function codeEmail(mail: CodeMail, origin: string): { to: string; subject: string; text: string } {
  const language = isLanguage(mail.language) ? mail.language : 'en'
  const { subject, text } = emails[mail.kind][language]
  const prefix = language === 'en' ? '' : `/${language}`
  const filled = text
    .replaceAll('{code}', 'code' in mail ? mail.code : '')
    .replaceAll('{signIn}', `${origin}${prefix}/sign-in`)
    .replaceAll('{reset}', `${origin}${prefix}/reset-password`)
  return { to: mail.to, subject, text: filled }
}
