import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutSend, CheckoutView } from '~/machines/checkout/checkout/checkout.connect'
import { formatMoney } from '~/services/domain/money/money'
import { Choice } from '../ui/choice'
import { group } from '../ui/choice.styles'
import { hint } from '../ui/field.styles'
import { FlowForm } from '../ui/flow-form'
import { visuallyHidden } from '../ui/page.styles'
import { price } from '../ui/price.styles'
import type { ShownCheckout } from './checkout-props'
import { form } from './form.styles'
import { StepActions } from './form-frame'
import { useFirstKitWords } from './later-of-checkout'
import { useDays } from './use-days'

type DeliveryStepProps = {
  view: CheckoutView['delivery']
  checkout: Pick<ShownCheckout, 'currency_code' | 'first_kit_on' | 'first_kit_follows'>
  isBusy: boolean
  send: CheckoutSend
}

export function DeliveryStep({ view, checkout, isBusy, send }: DeliveryStepProps) {
  const locale = useLocale()
  const t = useTranslations('checkout')
  const say = useDays()
  const firstKit = useFirstKitWords(checkout)
  const { currency_code: currency } = checkout
  return (
    <FlowForm className={form} isBusy={isBusy} onSubmit={() => send({ type: 'NEXT' })}>
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
            onPick={() => send({ type: 'CHOOSE', method: method.id })}
          >
            {say(method)}
          </Choice>
        ))}
      </fieldset>
      {firstKit && <p className={hint}>{firstKit}</p>}
      <StepActions isBusy={isBusy} onBack={() => send({ type: 'BACK' })} />
    </FlowForm>
  )
}
