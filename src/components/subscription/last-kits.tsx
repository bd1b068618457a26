import { useLocale, useTranslations } from 'use-intl'
import type { Kit } from '~/services/domain/kits/kit.rules'
import type { KitCard } from '~/services/flows/content/parts.contract'
import { Note } from '../ui/note'

/** the kits that are left where they are the last one or two; else none */
type LastKitsProps = { kits: readonly Pick<Kit, 'anchor' | 'title'>[]; cards: readonly KitCard[] }

/** A subscription of one or two kits says so (decided: E-111). */
export function LastKits({ kits, cards }: LastKitsProps) {
  const t = useTranslations('payment')
  const locale = useLocale()
  if (kits.length === 0) return null
  const titles = kits.map(({ anchor, title }) => cards.find((card) => card.anchor === anchor)?.shortTitle ?? title)
  const said = { count: kits.length, titles: new Intl.ListFormat(locale).format(titles) }
  return (
    <Note tone="notice" title={t('lastKits', said)}>
      <p>{t('lastKitsText', said)}</p>
    </Note>
  )
}
