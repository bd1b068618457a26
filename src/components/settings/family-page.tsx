import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayInFull } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { FamilyChild } from '~/services/flows/settings/settings.contract'
import { AccountHead } from '../account/account-head'
import { avatarOf } from '../account/avatars'
import { Badge } from '../ui/badge'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { Changing } from '../ui/locked'
import { Thumbnail } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { card, cards, face, links, more, name, said } from './family.styles'

type View = {
  page: AccountPage
  today: CivilDate
  family: FamilyChild[]
  hrefs: { child: (uuid: string | null) => string; kits: (uuid: string) => string }
}

/** A-175 … A-177: the children of the account. */
export function FamilyPage({ view }: { view: View }) {
  const t = useTranslations('settings')
  return (
    <>
      <AccountHead page={view.page} />
      <ul className={cards}>
        {view.family.map((child, index) => (
          <Card key={child.uuid} child={child} index={index} view={view} />
        ))}
      </ul>
      <p className={more}>
        <Changing label={t('addChild')}>
          <TextLink className={buttonClass({ tone: 'secondary' })} href={view.hrefs.child(null)}>
            <Icon name="plus" />
            {t('addChild')}
          </TextLink>
        </Changing>
      </p>
    </>
  )
}

type CardProps = { child: FamilyChild; index: number; view: View }

function Card({ child: { uuid, name: called, birthday, hasKits }, index, view: { today, hrefs } }: CardProps) {
  const t = useTranslations('settings.family')
  const date = dayInFull(birthday, useLocale())
  return (
    <li className={card}>
      <span className={face}>
        <Thumbnail picture={avatarOf(index)} edge={80} shape="round" />
      </span>
      <div>
        <h2 className={name}>{called}</h2>
        <p className={said}>{t(birthday > today ? 'due' : 'born', { date })}</p>
        {hasKits && <Badge tone="accent">{t('subscriber')}</Badge>}
      </div>
      <p className={links}>
        {hasKits && (
          <TextLink href={hrefs.kits(uuid)} aria-label={t('kitsOf', { name: called })}>
            {t('kits')}
          </TextLink>
        )}
        <Changing label={t('change')}>
          <TextLink href={hrefs.child(uuid)} aria-label={t('changeOf', { name: called })}>
            {t('change')}
          </TextLink>
        </Changing>
      </p>
    </li>
  )
}
