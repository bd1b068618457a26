import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { daysBetween } from '~/services/domain/dates/civil-date'
import { shortDay } from '~/services/domain/dates/day-words.rules'
import type { NextOrder } from '~/services/flows/account-home/account-home.contract'
import { standingOf } from './kit-words'
import { date, list, name, stop, tape } from './next-stops.styles'

type Columns = CSSProperties & Record<`--${string}`, string>
type NextStopsProps = Pick<NextOrder, 'here' | 'stops'>

/** The kit that is with the child and those to come, on one ruler: as far apart as their days, as far as their names fit. */
export function NextStops({ here, stops }: NextStopsProps) {
  const t = useTranslations('account.next')
  const standing = useTranslations('schedule')
  const locale = useLocale()
  const all = here ? [here, ...stops] : stops
  if (all.length < 2) return null
  const columns: Columns = { '--columns': all.map((each, index) => widthOf(each, all[index + 1])).join(' ') }
  return (
    <div className={tape} style={columns}>
      <ol className={list} aria-label={t('stops')}>
        {all.map((each) => (
          <li key={each.key} className={stop} data-band={each.band ?? undefined}>
            <span className={name}>
              {each.more > 0 ? t('more', { title: each.title, count: each.more }) : each.title}
            </span>
            <span className={date}>
              {here && each === here ? standing(`now.${standingOf(here.process)}`) : shortDay(each.date, locale)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Stop = NextStopsProps['stops'][number]

function widthOf({ date: from }: Stop, next: Stop | undefined): string {
  return next ? `minmax(72px, ${Math.max(1, daysBetween(from, next.date))}fr)` : 'minmax(72px, auto)'
}
