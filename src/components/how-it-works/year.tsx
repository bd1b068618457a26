import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { dayWords, longDay, monthTick } from '~/services/domain/dates/day-words.rules'
import type { ExampleChild } from '~/services/flows/how-it-works/how-it-works.rules'
import { h2, section, soft, wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { ended, grid, span6 } from '../ui/spans.styles'
import { TextLink } from '../ui/text-link'
import {
  age,
  band,
  birthday,
  date,
  head,
  kit,
  kits,
  link,
  months,
  name,
  picture,
  ruler,
  tape,
  tick,
  words,
} from './year.styles'

type Places = CSSProperties & Record<`--${string}`, string>
type YearProps = { heading: string; child: ExampleChild; today: CivilDate }

/** One child's boxes on the ruler: lying below them on wide screens, standing beside them on narrow ones. */
export function Year({ heading, child, today }: YearProps) {
  const t = useTranslations('howItWorks')
  const locale = useLocale()
  const columns: Places = { '--columns': child.stops.map(({ lasts }) => `minmax(0, ${lasts}fr)`).join(' ') }
  return (
    <section className={`${section} ${band}`} aria-labelledby="example-year">
      <div className={wrap}>
        <div className={`${grid} ${ended} ${head}`}>
          <h2 className={`${h2} ${span6}`} id="example-year">
            {heading}
          </h2>
          <p className={`${soft} ${span6}`}>
            {t('born', { born: longDay(child.birthDate, locale), ordered: longDay(today, locale) })}
          </p>
        </div>
        <div className={ruler} style={columns}>
          <ol className={kits}>
            {child.stops.map((stop) => (
              <li key={stop.anchor} className={kit} data-band={stop.band}>
                <Stop stop={stop} today={today} />
              </li>
            ))}
          </ol>
          <Tape child={child} />
        </div>
      </div>
    </section>
  )
}

function Stop({ stop, today }: { stop: ExampleChild['stops'][number]; today: CivilDate }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return (
    <>
      {stop.picture && (
        <div className={picture}>
          <Picture picture={stop.picture} sizes="160px" shape="wide" isDecorative />
        </div>
      )}
      <div className={words}>
        <h3 className={name}>
          <TextLink className={link} href={stop.url}>
            {stop.shortTitle}
          </TextLink>
        </h3>
        <p className={date}>{dayWords(stop.date, { locale, today, style: 'day' })}</p>
        <p className={age}>{t('months', { count: stop.months })}</p>
      </div>
    </>
  )
}

/** What its marks say, the list above says in words. */
function Tape({ child: { stops, ticks, birthdays } }: { child: ExampleChild }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const length: Places = { '--months': String(ticks.length) }
  return (
    <div aria-hidden="true" style={length}>
      <div className={tape}>
        {stops.map((stop) => (
          <i key={stop.anchor} data-band={stop.band} />
        ))}
        {birthdays.map(({ years, at }) => (
          <span key={years} className={birthday} style={{ left: `${(at / ticks.length) * 100}%` }}>
            {t('years', { count: years })}
          </span>
        ))}
      </div>
      <div className={months}>
        {ticks.map((day, index) => (
          <span key={day} className={tick}>
            {monthTick(day, { locale, hasYear: index === 0 || day.slice(5, 7) === '01' })}
          </span>
        ))}
      </div>
    </div>
  )
}
