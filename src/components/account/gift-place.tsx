import { useLocale, useTranslations } from 'use-intl'
import type { GiftActivationView } from '~/machines/account/gift-activation/gift-activation.connect'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import { Choice } from '../ui/choice'
import { group, legend } from '../ui/choice.styles'

type Place = NonNullable<GiftActivationView['place']>
type GiftPlaceProps = {
  place: Place
  size: number
  today: GiftActivationView['today']
  onChild: (uuid: string | null) => void
}

/** E-107: a child who gets kits already has the gift after them, or it is for another child. */
export function GiftPlace({ place, size, today, onChild }: GiftPlaceProps) {
  const t = useTranslations('activateGift')
  const locale = useLocale()
  const date = place.from && dayWords(place.from, { locale, today, style: 'day' })
  return (
    <fieldset className={group}>
      <legend className={legend}>{t('place')}</legend>
      <Choice
        id="gift-after"
        name="gift-place"
        value="after"
        checked={place.isAfter}
        label={t('after', { name: place.name })}
        onPick={() => onChild(place.uuid)}
      >
        {date ? t('runningText', { size, date }) : t('fewKits')}
      </Choice>
      <Choice
        id="gift-another"
        name="gift-place"
        value="another"
        checked={!place.isAfter}
        label={t('another')}
        onPick={() => onChild(null)}
      >
        {t('anotherText', { name: place.name })}
      </Choice>
    </fieldset>
  )
}
