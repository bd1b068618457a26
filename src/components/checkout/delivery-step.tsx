import { useTranslations } from 'use-intl'
import type { CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { formatMoney, type Money } from '~/services/domain/money/money'
import { Choice } from '../ui/choice'
import { group } from '../ui/choice.styles'
import { FlowForm } from '../ui/flow-form'
import { visuallyHidden } from '../ui/page.styles'
import { price } from '../ui/price.styles'
import { form } from './form.styles'
import { StepActions } from './form-frame'
import { useDays } from './use-days'

type Method = CheckoutView['delivery']['methods'][number]
export type DeliveryStepProps = {
  view: CheckoutView['delivery']
  currency: Money['currency']
  locale: string
  isBusy: boolean
  onChoose: (method: Method['id']) => void
  onSubmit: () => void
  onBack: () => void
}

export function DeliveryStep({ view, currency, locale, isBusy, onChoose, onSubmit, onBack }: DeliveryStepProps) {
  const t = useTranslations('checkout')
  const say = useDays()
  return (
    <FlowForm className={form} isBusy={isBusy} onSubmit={onSubmit}>
      <fieldset className={group}>
        <legend className={visuallyHidden}>{t('steps.delivery')}</legend>
        {view.methods.map((method) => (
          <Choice
            key={method.id}
            id={`delivery-${method.id}`}
            tone="ink"
            name="delivery"
            value={method.id}
            checked={method.id === view.chosen}
            label={t(`delivery.${method.id}`)}
            amount={
              <span className={price}>
                {method.price === 0 ? t('delivery.free') : formatMoney({ amountCents: method.price, currency }, locale)}
              </span>
            }
            onPick={() => onChoose(method.id)}
          >
            {say(method)}
          </Choice>
        ))}
      </fieldset>
      <StepActions isBusy={isBusy} onBack={onBack} />
    </FlowForm>
  )
}
