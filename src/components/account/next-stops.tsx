import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type CivilDate, daysBetween } from '~/services/domain/dates/civil-date'
import { shortDay } from '~/services/domain/dates/day-words.rules'
import type { NextOrder } from '~/services/flows/account-home/account-home.contract'
import { standingOf } from './kit-words'
import { date, list, name, now, stop, tape } from './next-stops.styles'

type Columns = CSSProperties & Record<`--${string}`, string>
type NextStopsProps = Pick<NextOrder, 'here' | 'stops'> & { today: CivilDate }

/** The kit that is with the child and those to come, on one ruler: as far apart as their days, as far as their names fit. */
export function NextStops({ here, stops, today }: NextStopsProps) {
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
            {each === here && <Today here={here} next={stops[0]} today={today} />}
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
  return next ? `minmax(min-content, ${Math.max(1, daysBetween(from, next.date))}fr)` : 'minmax(min-content, auto)'
}

/** Where today lies between the kit that is there and the next one. */
function Today({ here, next, today }: { here: Stop; next: Stop | undefined; today: CivilDate }) {
  if (!next || today < here.date || today > next.date) return null
  const share = daysBetween(here.date, today) / Math.max(1, daysBetween(here.date, next.date))
  return <span className={now} style={{ left: `${share * 100}%` }} aria-hidden="true" />
}
