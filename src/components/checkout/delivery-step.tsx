import { useTranslations } from 'use-intl'
import type { CheckoutView } from '~/machines/checkout/checkout.connect'
import { formatMoney, type Money } from '~/services/money'
import { visuallyHidden } from '../ui/page.styles'
import { amount, days, method as methodStyle, methods as methodsStyle, name, radio } from './delivery-step.styles'
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
    <form
      className={form}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <fieldset className={methodsStyle}>
        <legend className={visuallyHidden}>{t('steps.delivery')}</legend>
        {view.methods.map((method) => (
          <label key={method.id} className={methodStyle}>
            <input
              className={radio}
              type="radio"
              name="delivery"
              value={method.id}
              checked={method.id === view.chosen}
              onChange={() => onChoose(method.id)}
            />
            <span className={name}>{t(`delivery.${method.id}`)}</span>
            <span className={amount}>
              {method.price === 0 ? t('delivery.free') : formatMoney({ amountCents: method.price, currency }, locale)}
            </span>
            <span className={days}>{say(method)}</span>
          </label>
        ))}
      </fieldset>
      <StepActions isBusy={isBusy} onBack={onBack} />
    </form>
  )
}
