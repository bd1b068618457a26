import { redirect } from '@tanstack/react-router'
import { signInHref } from '~/services/domain/links/account-links.rules'
import type { Locale } from '~/services/domain/locale'
import type { Result } from '~/services/domain/result'

type Place = { locale: Locale; path: string }

/** What was read for whoever is signed in; others are led to the sign-in, and back to `path` afterwards. */
export function orSignIn<T, E extends { kind: string }>(read: Result<T, E>, { locale, path }: Place): Result<T, E> {
  if (!read.ok && read.error.kind === 'unauthorised') throw redirect({ href: signInHref(locale.prefix, path) })
  return read
}
