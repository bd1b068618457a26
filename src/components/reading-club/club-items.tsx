import { useLocale, useTranslations } from 'use-intl'
import { formatMoney } from '~/services/domain/money/money'
import { about, head, item, items } from './reading-club.styles'
import type { ReadingClubSend, ReadingClubView } from './reading-club-page'

/** 'Item 1' and so on; each is a link to the page with that subscription chosen, before any script. */
export function ClubItems({ view, send }: { view: ReadingClubView; send: ReadingClubSend }) {
  const t = useTranslations('readingClub')
  if (view.items.length === 0) return null
  return (
    <div className={head}>
      <nav aria-label={t('items')}>
        <ul className={items}>
          {view.items.map(({ id, number, isSelected }) => (
            <li key={id}>
              <a
                className={item}
                href={view.itemHref(id)}
                aria-current={isSelected ? 'true' : undefined}
                data-hold=""
                onClick={(event) => {
                  event.preventDefault()
                  send({ type: 'SELECT', id })
                }}
              >
                {t('item', { number })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <About view={view} />
    </div>
  )
}

/** Which box it is, how often it comes and what it costs. */
function About({ view: { subscription, boxes, kind } }: { view: ReadingClubView }) {
  const t = useTranslations('readingClub')
  const locale = useLocale()
  if (!subscription) return null
  const { price, handle } = subscription
  const often = price ? t('monthlyFor', { price: formatMoney(price, locale) }) : t('monthly')
  return <p className={about}>{[boxes[handle]?.ageRange, kind !== 'cancelled' && often].filter(Boolean).join(' · ')}</p>
}
