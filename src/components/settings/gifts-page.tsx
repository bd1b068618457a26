import { useLocale, useTranslations } from 'use-intl'
import { dayWords } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { GiftList, GivenGift } from '~/services/flows/gift-list/gift-list.contract'
import { AccountHead } from '../account/account-head'
import { Ended } from '../account/ended'
import { Badge } from '../ui/badge'
import { code as codeClass, gift, gifts as giftsClass, giftTitle, status as statusClass } from './gifts.styles'

type View = GiftList & { page: AccountPage }

/** what was given to whom, and how far it is (decided: E-78). */
export function GiftsPage({ view }: { view: View }) {
  const { page, gifts, today } = view
  const none = page.empties.none
  return (
    <>
      <AccountHead page={page} />
      {gifts.length === 0 && none && <Ended content={none} nextKit={null} />}
      {gifts.length > 0 && (
        <ul className={giftsClass}>
          {gifts.map((each, index) => (
            <Gift key={each.code ?? index} gift={each} today={today} />
          ))}
        </ul>
      )}
    </>
  )
}

const TONES = { scheduled: 'plain', sent: 'accent', activated: 'ok', withdrawn: 'plain' } as const

function Gift({ gift: { name, kits, status, day, code }, today }: { gift: GivenGift } & Pick<View, 'today'>) {
  const t = useTranslations('giftList')
  const locale = useLocale()
  const date = dayWords(day, { locale, today, style: 'day' })
  return (
    <li className={gift}>
      <div>
        <h2 className={giftTitle}>{t('title', { name, count: kits })}</h2>
        <p>{t(`text.${status}`, { date, name })}</p>
        {code && (
          <p className={codeClass}>
            {t('code')} <strong>{code}</strong>
          </p>
        )}
      </div>
      <p className={statusClass}>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </p>
    </li>
  )
}
