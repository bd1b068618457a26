import { useTranslations } from 'use-intl'
import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { h3 } from '../ui/page.styles'
import { PaymentsLink } from './payments-link'
import type { ScheduleWords } from './schedule-page'
import { fill, plan as planClass, track } from './timeline.styles'

type Plan = NonNullable<NonNullable<PlayKitScheduleView['child']>['plan']>

/** how the kits are paid, and how many of them are sent. */
export function SchedulePlan({ plan, words, isGift = false }: { plan: Plan; words: ScheduleWords; isGift?: boolean }) {
  const t = useTranslations('schedule')
  const progress = t('progress', { sent: plan.sent, count: plan.count })
  return (
    <section className={planClass}>
      <h2 className={h3}>{t(isGift ? 'giftPlan' : 'plan')}</h2>
      <p>{t(`kinds.${plan.kind}`, { date: words.month(plan.since) })}</p>
      <p>{progress}</p>
      <div className={track} aria-hidden="true">
        <span className={fill} style={{ width: `${(100 * plan.sent) / Math.max(1, plan.count)}%` }} />
      </div>
      <PaymentsLink href={words.paymentsHref(plan.key)} />
    </section>
  )
}
