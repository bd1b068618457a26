import { useTranslations } from 'use-intl'
import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { Changing } from '../ui/locked'
import { h3 } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { PaymentsLink } from './payments-link'
import type { ScheduleWords } from './schedule-page'
import { fill, offers, planAndOffers, plan as planClass, track } from './timeline.styles'

type Plan = NonNullable<NonNullable<PlayKitScheduleView['child']>['plan']>
type PlanProps = { plan: Plan; words: ScheduleWords; isGift?: boolean }

/** how the kits are paid, and how many of them are sent; what can be changed of that (A-031 … A-036). */
export function SchedulePlan({ plan, words, isGift = false }: PlanProps) {
  const t = useTranslations('schedule')
  const progress = t('progress', { sent: plan.sent, count: plan.count })
  return (
    <div className={planAndOffers}>
      <section className={planClass}>
        <h2 className={h3}>{t(isGift ? 'giftPlan' : 'plan')}</h2>
        <p>{t(`kinds.${plan.paying.kind}`, { date: words.month(plan.since), kits: plan.paying.kits })}</p>
        <p>{progress}</p>
        <div className={track} aria-hidden="true">
          <span className={fill} style={{ width: `${(100 * plan.sent) / Math.max(1, plan.count)}%` }} />
        </div>
        <PaymentsLink href={words.paymentsHref(plan.key)} />
      </section>
      {plan.offers.length > 0 && <Offers plan={plan} words={words} />}
    </div>
  )
}

function Offers({ plan, words }: Omit<PlanProps, 'isGift'>) {
  const t = useTranslations('change')
  return (
    <section className={planClass}>
      <h2 className={h3}>{t('actions')}</h2>
      <p>{t(plan.isEnding ? 'ending' : 'actionsText')}</p>
      <ul className={offers}>
        {plan.offers.map((offer) => (
          <li key={offer}>
            <Changing label={t(`links.${offer}`)}>
              <TextLink href={words.changeHref(offer, plan.key)}>{t(`links.${offer}`)}</TextLink>
            </Changing>
          </li>
        ))}
      </ul>
    </section>
  )
}
