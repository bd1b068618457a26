import { useTranslations } from 'use-intl'
import { buttonClass } from '../ui/button'
import { h3 } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { aside, offer, offers, offersOf, offerTitle } from './change.styles'
import type { ChangePageProps, ChangeWords } from './change-page'

type OffersProps = Pick<ChangePageProps, 'view'> & { words: ChangeWords }

/** What could be done instead of cancelling, for the reason that was given: the first one helps most. */
export function ChangeOffers({ view, words }: OffersProps) {
  const t = useTranslations('change.offers')
  const { instead, of, offerHref } = view
  const possible = (instead?.kinds ?? []).flatMap((kind) => of.offers.filter((each) => each.kind === kind))
  if (!instead || possible.length === 0) return null
  return (
    <section className={offers} aria-labelledby="offers">
      <h2 id="offers" className={h3}>
        {t(`title.${instead.reason}`, { count: possible.length })}
      </h2>
      <p className={aside}>{t('text', { count: possible.length })}</p>
      <ul className={offersOf}>
        {possible.map(({ kind, ...each }) => {
          const kit = of.kits.find(({ key }) => key === each.item)
          const said = { kit: kit ? words.kit(kit) : '', date: kit ? words.day(kit.date) : '' }
          return (
            <li key={kind} className={offer}>
              <div>
                <h3 className={offerTitle}>{t(`${kind}.title`)}</h3>
                <p>{t(`${kind}.text`, said)}</p>
              </div>
              <TextLink className={buttonClass({ tone: 'secondary', size: 'sm' })} href={offerHref({ kind, ...each })}>
                {t(`${kind}.link`, said)}
              </TextLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
