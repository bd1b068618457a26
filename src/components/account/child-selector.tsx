import { useTranslations } from 'use-intl'
import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { visuallyHidden } from '../ui/page.styles'
import { Thumbnail } from '../ui/picture'
import { avatarOf } from './avatars'
import { age, face, kid, kids } from './child-selector.styles'

type Children = PlayKitScheduleView['children']
type ChildSelectorProps = { childrenOfAccount: Children; onSelect: (uuid: string) => void }

const YEARS_FROM = 24

/** whose kits are shown. A name that is cut is still spoken whole. */
export function ChildSelector({ childrenOfAccount, onSelect }: ChildSelectorProps) {
  const t = useTranslations('schedule')
  if (childrenOfAccount.length === 0) return null
  return (
    <section aria-label={t('children')}>
      <ul className={kids}>
        {childrenOfAccount.map((child, index) => (
          <li key={child.uuid}>
            <button
              type="button"
              className={kid}
              aria-pressed={child.isSelected}
              data-hold=""
              onClick={() => onSelect(child.uuid)}
            >
              <span className={face}>
                <Thumbnail picture={avatarOf(index)} edge={48} shape="round" />
              </span>
              <span>
                <Name child={child} />
                <span className={age}>{ageOf(child, t)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ child: { name, fullName } }: { child: Children[number] }) {
  if (name === fullName) return name
  return (
    <>
      <span aria-hidden="true">{name}</span>
      <span className={visuallyHidden}>{fullName}</span>
    </>
  )
}

type Say = ReturnType<typeof useTranslations<'schedule'>>

function ageOf({ ageMonths }: Children[number], t: Say): string {
  if (ageMonths === null) return t('unborn')
  return ageMonths < YEARS_FROM ? t('months', { count: ageMonths }) : t('years', { count: Math.floor(ageMonths / 12) })
}
