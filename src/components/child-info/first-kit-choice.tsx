import { useLocale, useTranslations } from 'use-intl'
import type { ChildInfoView } from '~/machines/subscription/child-info/child-info.connect'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { DISPATCH_DAYS } from '~/services/domain/delivery/delivery.rules'
import { WEEKS_BEFORE_BIRTH } from '~/services/domain/plans/first-kit'
import { Choice } from '../ui/choice'
import { group, legend } from '../ui/choice.styles'
import { firstKit } from './child-info.styles'

type Asked = NonNullable<ChildInfoView['firstKit']>
type FirstKitChoiceProps = { id: string; view: Asked; onChoose: (value: Asked['value']) => void }

const CHOICES = ['aroundDueDate', 'now'] as const satisfies readonly Asked['value'][]

/** E-111: the first kit of a child who is not born yet comes around the due date, or now. */
export function FirstKitChoice({ id, view, onChoose }: FirstKitChoiceProps) {
  const t = useTranslations('childInfo.firstKit')
  const locale = useLocale()
  return (
    <fieldset id={id} className={`${group} ${firstKit}`}>
      <legend className={legend}>{t('legend')}</legend>
      {CHOICES.map((value) => (
        <Choice
          key={value}
          id={`${id}-${value}`}
          name="firstKit"
          value={value}
          checked={view.value === value}
          label={t(value)}
          onPick={() => onChoose(value)}
        >
          {t(`${value}Text`, {
            date: longDay(view.days[value], locale),
            days: DISPATCH_DAYS,
            weeks: WEEKS_BEFORE_BIRTH,
          })}
        </Choice>
      ))}
    </fieldset>
  )
}
