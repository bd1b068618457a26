import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { wordsOf } from '~/services/flows/schedule/kit-words.rules'
import type { ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { KitErrors } from './kit-errors'
import { KitLinks } from './kit-links'
import { kitPicture } from './kit-words'
import { OrderCost } from './order-cost'
import type { ScheduleWords } from './schedule-page'
import { badges, details, facts, kit as kitClass, order, panel, price, stop, title, when } from './timeline.styles'

type Group = PlayKitScheduleView['next'][number]
type Plan = NonNullable<NonNullable<PlayKitScheduleView['child']>['plan']>
type NextOrderProps = { group: Group; plan: Plan | null; words: ScheduleWords }

/** what the next order holds; kits of one order stand in one panel. */
export function NextOrder({ group, plan, words }: NextOrderProps) {
  const t = useTranslations('schedule')
  const [first] = group.kits
  if (!first) return null
  return (
    <li className={stop} data-band={wordsOf(first, words.kits).band ?? undefined}>
      <h2 className={when}>
        {t('next', { date: words.weekday(group.date) })}
        {group.isBundled && <Badge tone="plain">{t('together', { count: group.kits.length })}</Badge>}
      </h2>
      <div className={panel}>
        {group.kits.map((kit) => (
          <NextKit key={kit.uuid} kit={kit} words={words}>
            {!group.isBundled && <Details group={group} plan={plan} words={words} />}
          </NextKit>
        ))}
        {group.isBundled && (
          <div className={order}>
            <Details group={group} plan={plan} words={words} />
          </div>
        )}
      </div>
    </li>
  )
}

type NextKitProps = { kit: ScheduledKit; words: ScheduleWords; children: ReactNode }

function NextKit({ kit, words, children }: NextKitProps) {
  const t = useTranslations('schedule')
  const own = wordsOf(kit, words.kits)
  return (
    <article data-band={own.band ?? undefined}>
      <KitErrors errors={kit.errors} payHref={words.payHref} owed={words.owed} />
      <div className={kitClass}>
        {kit.pictures.closed && (
          <Picture picture={kitPicture(kit.pictures.closed)} sizes="(min-width: 768px) 300px, 75vw" isDecorative />
        )}
        <div>
          <h3 className={title}>{own.title}</h3>
          <p className={facts}>
            {[own.ageRange, ...versionOf(kit, t), kit.hasBooks && t('withBooks')].filter(Boolean).join(' · ')}
          </p>
          {(kit.process === 'skip_requested' || kit.gift) && (
            <p className={badges}>
              {kit.gift && <Badge>{t('gift')}</Badge>}
              {kit.process === 'skip_requested' && <Badge tone="plain">{t('skipped')}</Badge>}
            </p>
          )}
          {children}
          <KitLinks kit={kit} words={words} />
        </div>
      </div>
    </article>
  )
}

/** what comes in it, where that is chosen. */
const versionOf = ({ chosen }: ScheduledKit, t: ReturnType<typeof useTranslations<'schedule'>>) =>
  chosen.length > 0 ? [t('version', { choice: chosen.join(' / ') })] : []

function Details({ group, plan, words }: NextOrderProps) {
  const t = useTranslations('schedule')
  return (
    <dl className={details}>
      {plan?.to && (
        <>
          <dt>{t('to')}</dt>
          <dd>
            {plan.to}{' '}
            {plan.addressUuid && (
              <TextLink href={words.addressHref(plan.addressUuid)} aria-label={t('changeAddress')}>
                {t('change')}
              </TextLink>
            )}
          </dd>
        </>
      )}
      {group.cost && (
        <>
          <dt>{t('costs')}</dt>
          <dd className={price}>
            <OrderCost cost={group.cost} locale={words.locale} />
          </dd>
        </>
      )}
      {plan && (
        <>
          <dt>{t('bookLanguage')}</dt>
          <dd>{t(`languages.${plan.language}`)}</dd>
        </>
      )}
    </dl>
  )
}
