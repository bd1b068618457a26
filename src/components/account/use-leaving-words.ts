import { useTranslations } from 'use-intl'
import type { Leaving } from '~/services/domain/subscriptions/to-come.rules'

/** What still leaves of what is cancelled, in one sentence; null: nothing does. */
export function useLeavingWords(leaving: readonly { title: string; process: Leaving }[]): string | null {
  const t = useTranslations('schedule')
  const [first] = leaving
  if (!first) return null
  const kits = leaving.map(({ title }) => title).join(', ')
  return t('leaving', { kits, count: leaving.length, process: first.process })
}
